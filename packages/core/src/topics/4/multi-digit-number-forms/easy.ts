import {
  blank,
  both,
  count,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  type Noun,
  numberFromParts,
  numberWords,
  prose,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { chartOf, draw, drawSaid, fromWords, partsOf, writeNumber } from './parts.ts'

const PLACES: readonly Noun[] = [nouns.one, nouns.ten, nouns.hundred, nouns.thousand, nouns.tenThousand]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  wordsToNumeral: form({
    levels: ['easy', 'medium'],
    instruction: writeNumber,
    draw: drawSaid,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(prose`${numberWords(value)}`),
    solution: ({ value }) => fromWords(value),
    check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
  }),
  missingPart: form({
    levels: ['easy'],
    instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
    draw: (random, level) => {
      const { value } = draw(random, level)
      return { value, missing: random.int(0, partsOf(value).length - 1) }
    },
    answer: integer,
    solve: ({ value, missing }) => itemOf(partsOf(value), missing),
    ask: ({ value, missing }) =>
      both(equation(value, sum(...partsOf(value).map((part, i) => (i === missing ? blank(3) : part))))),
    solution({ value, missing }): readonly Step[] {
      const part = itemOf(partsOf(value), missing)
      const counted = count(Number(String(part)[0]), itemOf(PLACES, String(part).length - 1))
      return [
        ...numberFromParts(value).slice(0, 1),
        step(expr(part), because.explain, {
          sentence: {
            en: line`The missing part is ${counted}.`,
            es: line`La parte que falta es ${counted}.`,
          },
        }),
      ]
    },
    check(printed, answer) {
      const [value, ...parts] = printed.all('number').map(number => evaluate(number))
      return value !== undefined && parts.reduce((total, part) => total.plus(part), exact(answer)).equals(value)
    },
  }),
  chart: form({
    levels: ['easy'],
    instruction: writeNumber,
    draw,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(figure(chartOf(value))),
    solution: ({ value }) => numberFromParts(value),
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const total = itemOf(rows, 0).reduce(
        (sum, cell, i) => sum + (cell?.kind === 'number' ? cell.n : 0) * 10 ** (from - i),
        0,
      )
      return exact(answer).equals(total)
    },
  }),
})
