/** Plain arithmetic, as most worksheets are; a topic that draws a figure for each problem costs many times more. */
export const ENTRY = { id: 'a', grade: '7', topic: 'multiply-divide-integers', difficulty: 'medium' } as const
