// Made by training/puzzles/make.ts; not to be edited.
// biome-ignore-all format: made by a program
export const LINES = [
'1;2',
'A dice oyp,A reroll,B reroll,* first A,skip,* roll o1,* roll o2 y2 p2,* roll o2 y5 p2,* roll o5 y2 p1,* roll y1,A keep,write o10,write y9,* roll o1 y4 p4,* roll o2 y5 p5,* roll o4 p4,* roll o4 y3 p4,* roll o4 y5 p4,* roll o5 p6,* roll o5 y5,* roll o5 y6 p3,* roll o6 y2,* roll y2 p2,* roll y3 p5,* roll y5,A dice op,A dice y,A write o2,A write o7,A write o8,A write o9,A write p6,A write p8,A write y1,A write y3,A write y8,B dice o,B dice oy,B dice oyp,B dice y,B dice yp,B write o10,B write o2,B write o6,B write p3,B write p7,B write y1,B write y4,B write y7,B write y8,write o11,write o6,write o7,write p2,write p3,write p5,write p7,write p8,write p9,write y10,write y8',
'1;2;1;which-row;1386;b;0143A;$><-FSJ)#4;/390;^351,]294,.269,%176,a150;',
'2;2;0;waiting;1929;b;20000;$!("*@OI8#6AT=2"5BQL9#:CP!0"1DMK+#+ER!)"3GUH&#&?N!7-;%407;/344,V338,_334,`268,.241;',
'3;2;1;which-row;1483;b;0013A;$!("*;X504;Z474,W467,Y400,[371,%354;',
];
