import {
  explainedBy,
  type FormMaker,
  figure,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  sideBySide,
  symbol,
  theThing,
  thing,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { meetingForms } from './meetings.ts'
import { nameForms } from './names.ts'
import { type Drawn, MEANING, NOUN, pictured, type Straight } from './parts.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const LATE = ['G', 'H', 'J', 'K', 'M', 'P', 'Q', 'R', 'S', 'T'] as const
/** Which of six pictures show one thing; the first are right. */
const SHOWN: Readonly<
  Record<Exclude<Straight, 'point'>, readonly (readonly [Exclude<Straight, 'point'>, isTurned: boolean])[]>
> = {
  ray: [
    ['ray', false],
    ['ray', false],
    ['ray', true],
    ['ray', true],
    ['segment', false],
    ['line', false],
  ],
  segment: [
    ['segment', false],
    ['segment', true],
    ['ray', false],
    ['ray', true],
    ['line', false],
    ['line', true],
  ],
  line: [
    ['line', false],
    ['line', true],
    ['segment', false],
    ['ray', true],
    ['ray', false],
    ['segment', true],
  ],
}
const isShown = (asked: Exclude<Straight, 'point'>, [kind, isTurned]: (typeof SHOWN)['ray'][number]) =>
  kind === asked && (asked !== 'ray' || !isTurned)

const NOT_SUCH = {
  segment: {
    en: line`A line segment has two endpoints. These have an arrowhead.`,
    es: line`Un segmento tiene dos extremos. Estos tienen una punta de flecha.`,
  },
  line: {
    en: line`A line goes on without end in both directions. These have an endpoint.`,
    es: line`Una recta sigue sin fin en las dos direcciones. Estos tienen un extremo.`,
  },
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  ...meetingForms(form),
  ...nameForms(form),

  whichShow: form({
    levels: ['medium'],
    wide: true,
    lines: 1,
    draw: random => {
      const asked = random.evenly(['ray', 'segment', 'ray', 'line'] as const)
      const turns = random.sample([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], 6)
      return {
        asked,
        names: random.sample(LATE, 2),
        shown: random.shuffle<(typeof SHOWN)['ray']>(SHOWN[asked]).map((one, i) => ({ one, turn: itemOf(turns, i) })),
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ asked, shown }): readonly Value[] =>
      shown.flatMap(({ one }, i) => (isShown(asked, one) ? [symbol(itemOf(LETTERS, i))] : [])),
    ask: ({ asked, names, shown }) => {
      const [one, two] = names
      const pictures = shown.map(({ one: [kind, isTurned], turn }, i) => [
        prose`${symbol(itemOf(LETTERS, i))}`,
        figure(pictured({ kind, names: isTurned ? [two, one] : [one, two], turn, opening: 0 } satisfies Drawn, 4)),
      ])
      const all = sideBySide(...pictures)
      const called = symbol(one + two)
      return {
        en: [prose`Which pictures show ${thing(NOUN[asked])} ${called}? Write all the letters.`, all],
        es: [prose`¿Qué dibujos muestran ${theThing(NOUN[asked])} ${called}? Escribe todas las letras.`, all],
      }
    },
    solution: ({ asked, names, shown }, answer) => {
      const others = shown.flatMap(({ one: [kind] }, i) => (kind === asked ? [] : [symbol(itemOf(LETTERS, i))]))
      const kinds = shown.flatMap(({ one: [kind] }, i) => (kind === asked ? [symbol(itemOf(LETTERS, i))] : []))
      return [
        explainedBy(list(...(asked === 'ray' ? kinds : others)), asked === 'ray' ? MEANING[asked] : NOT_SUCH[asked]),
        explainedBy(
          list(...answer),
          asked === 'ray'
            ? {
                en: line`Ray ${symbol(names.join(''))} starts at ${symbol(names[0])} and goes through ${symbol(names[1])}.`,
                es: line`La semirrecta ${symbol(names.join(''))} empieza en ${symbol(names[0])} y pasa por ${symbol(names[1])}.`,
              }
            : {
                en: line`The order of the two letters does not matter.`,
                es: line`El orden de las dos letras no importa.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const asked = printed.all('symbol')[0]?.name
      const kind = printed.term('thing').noun
      const right = printed.figures('geometry-diagram').flatMap(({ lines: [drawn] }, i) => {
        if (drawn === undefined || NOUN[drawn.extent] !== kind) return []
        const fits = drawn.from + drawn.to === asked || (drawn.extent !== 'ray' && drawn.to + drawn.from === asked)
        return fits ? [symbol(itemOf(LETTERS, i))] : []
      })
      return isSameContent(answer, right)
    },
  }),
})
