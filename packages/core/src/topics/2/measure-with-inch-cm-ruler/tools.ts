import { type Both, both, type Inline, line, prose, type Sentence, words } from '../../../author.ts'

type Label = ReturnType<typeof words>
export type Tool = 'ruler' | 'stick' | 'tape' | 'clip'
type Tools = Readonly<Record<Tool, Label>>

const clip = words('A paper clip', 'Un clip')
const customary: Tools = {
  ruler: words('A 12-inch ruler', 'Una regla de 12 pulgadas'),
  stick: words('A yardstick', 'Una regla de 1 yarda'),
  tape: words('A 50-foot measuring tape', 'Una cinta métrica de 50 pies'),
  clip,
}
const metric: Tools = {
  ruler: words('A 30-centimeter ruler', 'Una regla de 30 centímetros'),
  stick: words('A meter stick', 'Una regla de 1 metro'),
  tape: words('A 20-meter measuring tape', 'Una cinta métrica de 20 metros'),
  clip,
}

/** What is measured: about so many inches, straight or around. */
export interface ToolQuestion {
  readonly what: Label
  readonly tools: Tools
  readonly inches: number
  readonly isRound: boolean
}

const straight = (tools: Tools, inches: number, en: string, es: string): ToolQuestion => ({
  what: words(en, es),
  tools,
  inches,
  isRound: false,
})
const around = (tools: Tools, inches: number, en: string, es: string): ToolQuestion => ({
  what: words(en, es),
  tools,
  inches,
  isRound: true,
})

export const toolQuestions: readonly ToolQuestion[] = [
  straight(customary, 4, 'the length of a crayon', 'el largo de un crayón'),
  around(metric, 60, 'the distance around a tree', 'el contorno de un árbol'),
  straight(metric, 80, 'the height of a door', 'la altura de una puerta'),
  straight(customary, 1000, 'the length of a gym', 'el largo de un gimnasio'),
  straight(metric, 8, 'the width of a notebook', 'el ancho de un cuaderno'),
  around(customary, 21, 'the distance around your head', 'el contorno de tu cabeza'),
  straight(metric, 2000, 'the length of a playground', 'el largo de un patio de recreo'),
  straight(customary, 78, 'the length of a bed', 'el largo de una cama'),
  straight(customary, 7, 'the length of a spoon', 'el largo de una cuchara'),
  around(metric, 40, 'the distance around a pumpkin', 'el contorno de una calabaza'),
  straight(metric, 75, 'the length of a couch', 'el largo de un sofá'),
  straight(customary, 450, 'the length of a school bus', 'el largo de un autobús escolar'),
]

/** As long as a ruler, and a few sticks. */
const [SHORT, MIDDLE] = [12, 100]
type Size = 'short' | 'middle' | 'far' | 'round'
const sizeOf = ({ inches, isRound }: ToolQuestion): Size =>
  isRound ? 'round' : inches <= SHORT ? 'short' : inches <= MIDDLE ? 'middle' : 'far'

/** The best tool first. A tape would do for a door as well: it is no choice there. */
const choices: Readonly<Record<Size, readonly [Tool, Tool, Tool]>> = {
  short: ['ruler', 'stick', 'tape'],
  middle: ['stick', 'ruler', 'clip'],
  far: ['tape', 'ruler', 'stick'],
  round: ['tape', 'ruler', 'stick'],
}
export const toolsOf = (question: ToolQuestion): readonly Sentence[] =>
  choices[sizeOf(question)].map(tool => ({ key: tool, says: both(prose`${question.tools[tool]}`) }))

interface Reasons {
  readonly size: Both<readonly Inline[]>
  readonly tool: Both<readonly Inline[]>
}
const reasons: Readonly<Record<Size, Reasons>> = {
  short: {
    size: { en: line`It is straight and short.`, es: line`Se mide en línea recta y cabe en una regla.` },
    tool: { en: line`A ruler is long enough.`, es: line`Basta con una regla.` },
  },
  middle: {
    size: {
      en: line`It is straight and longer than a ruler.`,
      es: line`Se mide en línea recta y no cabe en una regla.`,
    },
    tool: {
      en: line`You move a long stick only a few times.`,
      es: line`Mueves una regla larga solo unas pocas veces.`,
    },
  },
  far: {
    size: { en: line`This is a long distance.`, es: line`Es una longitud muy grande.` },
    tool: {
      en: line`You move the longest tool the fewest times.`,
      es: line`Mueves menos veces el instrumento más largo.`,
    },
  },
  round: {
    size: { en: line`It goes around something round.`, es: line`Es la vuelta de algo redondo.` },
    tool: { en: line`A tape bends.`, es: line`Una cinta se dobla.` },
  },
}
/** Why another tool is not the best for the size. */
const tooShort = {
  en: line`These are too short: you must move them many times.`,
  es: line`No alcanzan: hay que medir por partes, muchas veces.`,
}
const tooLong = { en: line`These are longer than you need.`, es: line`Miden más de lo necesario.` }
const stiff = { en: line`These do not bend around.`, es: line`No se pueden doblar alrededor.` }
const whyNot: Readonly<Record<Size, Both<readonly Inline[]>>> = {
  short: tooLong,
  middle: tooShort,
  far: tooShort,
  round: stiff,
}
export const whyNotTheOthers = (question: ToolQuestion) => {
  const why = whyNot[sizeOf(question)]
  return { other: why, another: why }
}
export const reasonsOf = (question: ToolQuestion): Reasons => reasons[sizeOf(question)]

/** What reaches all the way and is not far too long, and bends where it must. */
export const isBest = ({ inches, isRound }: ToolQuestion, tool: string): boolean => {
  if (isRound) return tool === 'tape'
  const [least, most] = { ruler: [0, 12], stick: [13, 100], tape: [101, 9999], clip: [0, 0] }[tool as Tool]
  return least !== undefined && most !== undefined && inches >= least && inches <= most
}
