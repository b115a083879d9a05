### The Last Crusade: the guided first match, English. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = yours
lesson-key-hq = your headquarters
lesson-key-patrol = where patrols stay
lesson-key-target = the target
lesson-key-targets = targets
lesson-key-hidden = hidden cards
lesson-key-zone = the zone to take
lesson-key-enemy-hq = the enemy headquarters

lesson-supply = Supply pays for everything
lesson-supply-say = Every card costs *supply*: the number in its corner. Two dice bring about seven points a turn. What you deploy lies *face down*.
lesson-supply-task = Deploy the T-34/76 from your hand into your headquarters.
lesson-supply-why = New units, launches, bombardments and assaults are all paid from one pile. What you do not spend you keep. Cheap Soviet infantry may even come free once a turn.
lesson-supply-right = Three points spent, and the enemy sees nothing but the back of a card.
lesson-supply-other = with 3 supply the tank is the better buy.
lesson-supply-end = there is supply left for the tank.

lesson-patrol = A fighter on patrol
lesson-patrol-say = Aircraft fly in the two *corridors* between the columns. A fighter on *patrol* stays in the air and guards both corridors through the enemy’s turn.
lesson-patrol-task = Launch the Yak-9 on patrol: click a corridor, choose patrol, add the Yak-9, then go.
lesson-patrol-why = A launch costs 2 supply for each aircraft. On a strike a flight goes as deep as you like and comes home at the end of your turn. A patrol comes home at the start of your next one.
lesson-patrol-right = The Yak-9 circles over the centre row. Whatever takes off now may be met.
lesson-patrol-strike = on a strike it would be home before the enemy comes.
lesson-patrol-end = then nobody guards the sky.

lesson-intercept = Intercept it
lesson-intercept-say = A Stuka has entered the corridor. One of your fighters on patrol may *meet it*. A bomber fires back only if it is not hit.
lesson-intercept-task = Take the Yak-9 and attack the Ju 87D.
lesson-intercept-why = Two dice plus firepower 6 less Defense 5: from 6 on it is hit, from 9 on it falls. Whoever is hit flies home. The forecast beside the choice says so before you decide.
lesson-intercept-right = 10 + 6 − 5 is 11: two damage points, and the Stuka falls. Its cost goes to your victory pile.
lesson-intercept-pass = then it flies on to your tanks.

lesson-flak = Guns beside the corridor
lesson-flak-say = Every time a flight reaches a position, the antiaircraft guns *beside it* may fire. It costs nothing, but a hidden gun is revealed.
lesson-flak-task = Fire at the Ju 87D with the 37mm gun.
lesson-flak-why = Guns fire when aircraft come, not when they leave. Holding fire betrays nothing: you are asked whenever the enemy could think that you have a gun.
lesson-flak-right = 9 + 5 − 5 is 9: one damage point. It flies on, but hits less hard.
lesson-flak-pass = it will bomb you unharmed.

lesson-scout = Scout before you storm
lesson-scout-say = Hidden defenders *ambush* whoever storms them. Scouts roll one die plus their recon: the more, the more cards they turn up.
lesson-scout-task = Let the Scouts look at B3.
lesson-scout-why = A result of 4 finds one card, 6 finds two, 8 finds all; woods and towns hide better. Scouts are not committed by it: they can still act this turn.
lesson-scout-right = 5 + 4 is 9: both cards are face up, and neither can ambush you now.
lesson-scout-rifles = their recon is only 1. The Scouts have 4.
lesson-scout-end = B3 is still hidden.

lesson-shell = Pick the softer target
lesson-shell-say = Guns bombard what is *face up* for one supply. Terrain, trenches and forts add *cover* to Defense.
lesson-shell-task = Fire the howitzer at the target that is easier to hit.
lesson-shell-why = The Grenadiers have Defense 5, the woods add 1 and their trench 2: 8 in all. The gun in the open has 4. Every point is a better chance.
lesson-shell-right = 8 + 8 − 4 is 12: two damage points, and the gun is destroyed.
lesson-shell-covered = woods and trench make 8 of its Defense. The other target has 4.
lesson-shell-end = the howitzer has a target.

lesson-storm = Take a zone
lesson-storm-say = In an *assault* the defenders fire, then you, round by round. When nobody is left, your units *advance*.
lesson-storm-task = Assault A3 with the T-34/76 and the Rifle Infantry, and advance.
lesson-storm-why = An assault costs one supply, however many attack. Both sides suffer at the end of a round. After a round the defender may retreat, and you may break off.
lesson-storm-right = The zone is yours: three points if you hold it at the end, and the way to their headquarters is open.
lesson-storm-other = A3 is weakly held: take it now.
lesson-storm-break = the zone was almost yours.

lesson-headquarters = How it is won
lesson-headquarters-say = Whoever *captures the enemy headquarters* wins at once; whoever has destroyed cards worth 35 wins at the end of a turn. Otherwise the score after the last turn decides.
lesson-headquarters-task = Assault the German headquarters and destroy the Staff Company.
lesson-headquarters-why = The Staff Company never retreats, and only an assault can destroy it. Keep something in your own headquarters for the same reason.
lesson-headquarters-right = The headquarters has fallen, and the match is won.
lesson-headquarters-other = the headquarters is within reach.
