// Made by training/puzzles/make.ts; not to be edited.
// biome-ignore-all format: made by a program
export const LINES = [
'1;9',
'A draw,B draw,A d4,A a1,* 6,B a1,B d4,A c3,* 3,* 5,B b2,* 12,* 13,* 14,B c3,* 1,* 11,* 18,* 19,* 2,A b2,* 10,* 15,* 17,* 9,C draw,* 7,* 16,* 20,* 4,* 8,leave,A leave,A a3,A b1,b2,A c1,A d1,B a3,B b4,B c2,C a1,c3,A a2,B a4,B b1,B c1,C c3,a1,draw,A b4,A c2,A d2,B leave,C leave,d4,A 12 d2,A 18 d3,A a4,A b3,B 2 a1,B 5 a3,B d1,C b2,C d4,a4,b4,d1,18 d3,A 10 b2,A 11 c2,A 13 d1,A 15 c3,A 17 d3,A 18 c4,A 3 a2,A 5 c1,A 6 c1,A d3,B 1 a1,B 10 d1,B 12 a4,B 16 d2,B 17 d4,B 19 d4,B 20 d4,B 4 b1,B 6 b1,B 6 c1,B 8 d1,B 9 c2,B a2,B b3,B c4,B d2,B d3,C 16 d2,C 5 b1,C b4,a3,c1,c2,d2,1 a1,11 a1,11 b2,13 b4,13 c3,18 b4,18 c3,18 c4,18 d2,18 d4,20 d4,3 a1,3 a2,3 a3,3 a4,3 b1,3 b2,5 a3,5 a4,5 b2,9 a3,9 b3,A 11 a4,A 14 c2,A 14 c4,A 2 a2,A 3 b1,A c4,B 11 d1,B 12 b3,B 12 c2,B 12 d2,B 15 d2,B 17 c4,B 17 d3,B 18 d3,B 19 c4,B 19 d3,B 8 c1,B 9 c1,C 11 d1,C 3 a2,C a3,C c1,C c2,b3,c4,d3',
'1;2;0;exchange;1497;b;300AA;50#1*<$-+<7&%%)(!:)".L!3I"4(!8_"+&c2c=!2;T708;C472,G399;',
'2;2;1;exchange;1205;b;50AAA;50#1*<$-+<7&%%)(!:)".L!3I"4(!8_"+&c2c=!2$cu!*O"3c!ch">J!/V"2;T296;C227;',
'3;2;1;start;1134;b;35AAA;%+;G410;T339,[307,N301;',
'4;2;0;exchange;1524;b;200AA;%+7-6*$&B/)16:#(!/;N530;C392,[381,G240,T221;',
'5;2;1;exchange;1553;b;100AA;34)(/@71*?$-:0#&!9)".1!6$"6&cecjc0"4Y!5#cp!>H"3P!AF"*Q!%E"9cC!2D"B;G439;cI345,cJ335,c$255,c&252,C226;',
'6;2;1;exchange;1553;b;100AA;34)(/@71*?$-:0#&!9)".1!6$;cW371;cX253,U252,c^187,cN165,cO160;',
'7;3;0;take-it;1470;b;31A0A;A%5$-c#+3@71S5+3#&c"?2.)(M!>H"?(=*M]c4cG!BE"4(cF!8I"AR=@Z!9Vc:=/cH;cT528,c(526;U486,cR317,cU311,cV306,cS262;',
'8;3;0;exchange;2342;b;10000;A%5$-c#+3@71S5+3#&c"?2.)(M!>H"?(=*M]c4cG!BE"4(cF!8I"AR=@Z!9Vc:=/cH^"01cv!9)c7=2Z!.`"3P=0cz!<W"/K=/cx!4ci"9c!=5S!@D"*Q=:S!%7b=6M!?c3cqcw!._cr=>cy!<D"0K=:Z;cb215;cQ90,cP90,cM50,U20,cc20;',
'9;2;0;leaving-room;1393;b;250AA;64$(3?)1?0#&%.7-!AF"<-]"0L!8W":cE!2$a!/V"6Ycf">Rcg"5(!@#c7^"*Q!:Xck!+H"8P!.;c$852;c&763,N759,C748,c%695,cL439;',
'10;2;0;leaving-room;1470;b;130AA;2A$&0.)1387-6.#(!8#a!5#c5!*Fc<!5D"/-c)c9c*c6!*O"3J!9X"9K!/`"AcA!%E"2&!@#"0cD!>H">-c+"<L!@D":cE!4c3"+Jcd"6Q!+E"?cC!:;c%1000;c|500,C417,cL417,N417,c}317;',
'11;2;1;leaving-room;1418;b;330AA;2A$&0.)1387-6.#(!8#a!5#c5!*Fc<!5D"/-c)c9c*c6!*O"3J!9X"9K!/`"AcA!%E"2&!@#"0cD!>H">-c+"<;cK246,cI244;cJ174,c&114,C113,G107;',
'12;2;0;take-it;1812;b;3000A;%>7-4.#14+)(:9$&!6$"*&c-c8c1"+R!AF"@(c."%J!5#"8Lc/"0K!>W"2&c0"/P^co!<I"BcB!5D"*Q!:)cn!?Xcs!BE"/c!!AEct;c`667;U0,ca0,c_0;',
'13;2;0;take-it;1553;b;10A0A;%>7-4.#14+)(:9$&!6$"*&c-c8c1"+R!AF"@(c."%J!5#"8Lc/"0K!>W"2&;cY629;c(548,U450,c]349,cZ332,c[312;',
'14;3;2;exchange;1274;b;20AAA;:%4#-c#+507(S9/%)1c".%<$&M!6$cl=2;T385;C87,G70,[62,N59;',
'15;2;1;exchange;1251;b;30AAA;8*7&%/$1B0)(<?#-!<F"*-!+$c>!+Db!.)c?!%O"2Y!.#c@!6$"BcB!9#cm!8I"3P!4#"4;[917;C821,N763;',
'16;2;1;exchange;1553;b;100AA;8*7&%/$1B0)(<?#-!<F"*-!+$c>!+Db!.)c?!%O"2Y!.#c@!6$"B;G869;C829,c{813,c$795,cK751,c%732;',
];
