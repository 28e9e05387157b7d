import {
  both,
  type Expr,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  list,
  prose,
  type Value,
} from '../../../author.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { type Fact, fitsTheGap, resultOf, toWorkOut, withBox, written } from '../../kit/facts/facts.ts'
import { FAMILIES, SIGNS, type Sign } from './families.ts'
import type { levels } from './levels.ts'
import { ADD, alone, drill, type Missing, SUBTRACT, worked } from './parts.ts'
import { inOneLine } from './ways.ts'

/** Facts of two numbers, the greater first, that add up to 10 or less: for one right choice and the wrong ones. */
const WITHIN_TEN: readonly Fact[] = FAMILIES['within ten'].flat()

const gap = ({ fact, place }: Missing): Expr => (place === 'result' ? toWorkOut(fact) : withBox(fact, place))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  add: form({
    ...alone('+'),
    levels: ['easy'],
    share: 2,
    instruction: ADD,
    ask: fact => both(toWorkOut(fact)),
    check: fitsTheGap,
  }),
  subtract: form({
    ...alone('−'),
    levels: ['easy'],
    share: 2,
    instruction: SUBTRACT,
    ask: fact => both(toWorkOut(fact)),
    check: fitsTheGap,
  }),
  whichMakes: form({
    levels: ['easy'],
    draw(random) {
      const target = random.evenly([7, 5, 6])
      const sign = random.evenly(SIGNS)
      const making = (result: number, of: Sign) =>
        random.pick(WITHIN_TEN.filter(fact => fact.sign === of && resultOf(fact) === result))
      const second = random.int(2, Math.ceil(target / 2) - 1)
      return {
        target,
        right: making(target, sign),
        oneMore: making(target + 1, sign === '+' ? '−' : '+'),
        oneLess: making(target - 1, '+'),
        otherSign: { a: target - second, b: second, sign: '−' as Sign },
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => written(right),
    mistakes: ({ oneMore, oneLess, otherSign }) => ({
      otherSign: written(otherSign),
      oneMore: written(oneMore),
      oneLess: written(oneLess),
    }),
    ask: ({ target }) => ({ en: prose`Which makes ${target}?`, es: prose`¿Cuál da ${target}?` }),
    solution: ({ right }) => worked(right),
    whyWrong({ oneMore, oneLess, otherSign }) {
      const makes = (fact: Fact) => ({
        en: line`It makes ${resultOf(fact)}.`,
        es: line`Da ${resultOf(fact)}.`,
      })
      return { otherSign: makes(otherSign), oneMore: makes(oneMore), oneLess: makes(oneLess) }
    },
    check: (printed, answer) => evaluate(expr(answer)).equals(printed.take(1)[0]),
  }),
  row: form({
    ...drill,
    ask: (drawn: readonly Missing[]) => both(drillOf(drawn.map(gap), 5)),
    levels: ['easy'],
    instruction: { en: prose`Add or subtract.`, es: prose`Suma o resta.` },
    solution: (drawn: readonly Missing[], numbers: readonly Value[]) => [
      ...drawn.map(({ fact }) => inOneLine(fact)),
      explained(list(...numbers), line`Write the answers.`, line`Escribe las respuestas.`),
    ],
  }),
})
