// Made by training/puzzles/make.ts; not to be edited.
// biome-ignore-all format: made by a program
export const LESSON_PUZZLES = {"5vor12":{"exchange":[2,15,14,1,4],"leaving-room":[9,11,10],"start":[3],"take-it":[7,13,12]},"rummikub":{"borrowing":[214,13,201,210,186],"fewest-changes":[78,105,206,167,228],"going-out":[63,45,232,164,152],"joker":[215,154,223,146,181],"opening":[147,231],"regrouping":[115,107,83,143,112],"splitting-run":[26,50,98,131,172]},"finito":{"what-to-move":[1,2],"which-square":[3]},"qwinto":{"waiting":[2],"which-row":[1,3]}} as const;
