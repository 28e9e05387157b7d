import {
  blank,
  both,
  box,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  fractionAsBuilt,
  integer,
  mixed,
  mixedNumber,
  type Of,
  over,
  prose,
  toImproperFraction,
  tupleOf,
} from '../../../author.ts'
import { wholesOut } from '../../kit/fractions/wholes-out.ts'
import type { levels } from './levels.ts'
import { asImproper, asMixed, drawLater, improper, joined, partsOf, topOf, valueOf } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toMixed: form({
    levels: ['medium'],
    share: 3,
    instruction: asMixed,
    draw: drawLater,
    answer: mixedNumber,
    solve: facts => mixed(valueOf(facts)),
    ask: facts => both(equation(improper(facts), blank(3))),
    solution: facts => [...wholesOut(topOf(facts), facts.d), joined(facts)],
    // As many parts as are printed on top.
    check(printed, answer) {
      const [n, d] = partsOf(printed.one('quotient'))
      return exact(answer).times(d).equals(n)
    },
  }),

  toImproper: form({
    levels: ['medium'],
    share: 3,
    instruction: asImproper,
    draw: drawLater,
    answer: fractionAsBuilt,
    solve: improper,
    ask: facts => both(equation(mixed(valueOf(facts)), blank(3))),
    solution: facts => toImproperFraction(valueOf(facts)),
    // The wholes and the parts taken away one by one leave nothing.
    check(printed, answer) {
      const value = evaluate(printed.one('number'))
      const rest = exact(answer).minus(Math.floor(value.toNumber()))
      return rest.equals(value.minus(Math.floor(value.toNumber())))
    },
  }),

  missingPart: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    // With halves, the box above them could hold nothing but 1.
    draw: (random, level) => ({
      ...drawLater(random, { ...level, denominators: level.denominators.filter(d => d > 2) }),
      hidden: random.evenly(['top', 'whole', 'improper']),
    }),
    answer: integer,
    solve: facts => ({ top: facts.n, whole: facts.w, improper: topOf(facts) })[facts.hidden],
    ask(facts) {
      const { w, n, d } = facts
      return {
        top: both(prose`${improper(facts)} = ${w} ${over(box(), d)}`),
        whole: both(prose`${improper(facts)} = ${box()} ${over(n, d)}`),
        improper: both(equation(mixed(valueOf(facts)), over(box(), d))),
      }[facts.hidden]
    },
    solution: facts =>
      facts.hidden === 'improper'
        ? toImproperFraction(valueOf(facts))
        : [...wholesOut(topOf(facts), facts.d), joined(facts)],
    // With the number in its blank, both sides are the same number of parts.
    check(printed, answer) {
      const value = exact(answer)
      const [first] = tupleOf(printed.maths, 1)
      if (first.kind === 'relation')
        return evaluate(first.left)
          .times(evaluate((first.right as Of<'quotient'>).under))
          .equals(value)
      const [given, whole, part] = tupleOf(printed.maths, 3)
      const { over: top, under } = part as Of<'quotient'>
      const filled = (item: Expr) => (item.kind === 'blank' ? value : evaluate(item))
      return filled(whole)
        .plus(filled(top).over(evaluate(under)))
        .equals(evaluate(given))
    },
  }),
})
