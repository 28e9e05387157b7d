import {
  type Both,
  type Content,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  itemOf,
  join,
  line,
  over,
  prose,
  rational,
  step,
  symbol,
  symbolsOf,
  triangleNamed,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { correspondingLabels, drawFactor, sharesRatio, similarity } from '../../kit/triangles/similar-pair.ts'
import { tidy } from './indirect-measurement.ts'
import type { levels } from './levels.ts'
import { drawLabels, drawPair, findX, labelled, NAMES, pairOf, sideOf, x } from './parts.ts'
import { matched } from './shared.ts'

const named = (names: string): Expr => (names.length === 3 ? triangleNamed(names) : symbol(names))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['easy'],
    share: 2,
    instruction: findX,
    draw(random, level) {
      const drawn = drawPair(random, level)
      return { ...drawn, ...drawLabels(random, drawn) }
    },
    answer: rational,
    solve: ({ value }) => tidy(value),
    ask(facts): Both<Content> {
      const { names, i, j, unknown } = facts
      const content = [similarity(...names), pairOf(facts, labelled(facts, i, j, unknown, x))]
      return { en: content, es: content }
    },
    solution: facts => matched(facts, x),
    check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
  }),
  scaleFactor: form({
    levels: ['easy'],
    share: 2,
    draw(random, level) {
      const drawn = drawPair(random, level)
      const { i, j } = drawLabels(random, drawn)
      return { ...drawn, shown: [i, j] }
    },
    answer: fractionInLowestTerms,
    solve: ({ lengths: [one, two] }) => itemOf(two, 0).over(itemOf(one, 0)),
    ask(facts): Both<Content> {
      const { names, lengths, shown } = facts
      const drawn = pairOf(
        facts,
        lengths.map(sides => sides.map((side, s) => (shown.includes(s) ? tidy(side) : null))),
      )
      const [one, two] = names.map(named) as [Expr, Expr]
      return {
        en: [
          similarity(...names),
          drawn,
          prose`Write the scale factor from ${one} to ${two} as a fraction in lowest terms.`,
        ],
        es: [
          similarity(...names),
          drawn,
          prose`Escribe el factor de escala de ${one} a ${two} como fracción irreducible.`,
        ],
      }
    },
    solution({ names, lengths: [one, two], shown }, answer) {
      const at = itemOf(shown, 0)
      return [
        step(over(symbol(sideOf(names[1], at)), symbol(sideOf(names[0], at))), because.secondOverFirst),
        step(over(tidy(itemOf(two, at)), tidy(itemOf(one, at))), because.sidesInTheRatio),
        explained(
          expr(answer),
          line`Write the scale factor in lowest terms.`,
          line`Escribe el factor de escala como fracción irreducible.`,
        ),
      ]
    },
    check: (printed, answer) =>
      correspondingLabels(printed).every(([a, b]) => evaluate(a).times(exact(answer)).equals(evaluate(b))),
  }),
  byFactor: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const factor = random.until(
        () => drawFactor(random),
        ({ n, d }) => n <= 6 && d <= 6,
      )
      const letters = random.pick(NAMES)
      const count = random.evenly([3, 4])
      const names = [letters.slice(0, count), letters.slice(count, 2 * count)] as const
      return {
        factor,
        side: factor.d * random.int(2, 12),
        names,
        at: random.int(0, 1),
        isBack: random.evenly([true, false]),
      }
    },
    answer: rational,
    solve: ({ factor, side, isBack }) => (isBack ? expr(side) : expr(factor.times(side))),
    ask({ factor, side, names: [one, two], at, isBack }) {
      const [given, asked] = isBack ? [two, one] : [one, two]
      const known = equation(symbol(sideOf(given, at)), isBack ? factor.times(side) : side)
      const wanted = symbol(sideOf(asked, at))
      return {
        en: prose`${similarity(one, two)}. The scale factor from ${named(one)} to ${named(two)} is ${factor}, and ${known}. Find ${wanted}.`,
        es: prose`${similarity(one, two)}. El factor de escala de ${named(one)} a ${named(two)} es ${factor} y ${known}. Halla ${wanted}.`,
      }
    },
    solution({ factor, side, names: [one, two], at, isBack }, answer) {
      const [first, second] = [symbol(sideOf(one, at)), symbol(sideOf(two, at))]
      const image = factor.times(side)
      return [
        step(equation(over(second, first), factor), because.secondOverFirst),
        ...(isBack
          ? [
              step(equation(over(image, first), factor), because.sidesInTheRatio),
              step(equation(equation(first, join(image, factor.power(-1))), answer), because.explain, {
                sentence: {
                  en: line`To go back to the first figure, divide by ${factor}, that is, multiply by ${factor.power(-1)}.`,
                  es: line`Para volver a la primera figura, divide entre ${factor}, es decir, multiplica por ${factor.power(-1)}.`,
                },
              }),
            ]
          : [
              step(equation(over(second, side), factor), because.sidesInTheRatio),
              step(equation(equation(second, join(side, factor)), answer), because.multiplyBothSides, { value: side }),
            ]),
      ]
    },
    check(printed, answer) {
      const [statement, known] = printed.all('relation')
      const isFirst = [...symbolsOf(statement!.left)].join('').includes([...symbolsOf(known!.left)].join('')[0]!)
      const factor = itemOf(printed.numbers, 0)
      const [one, two] = isFirst ? [evaluate(known!.right), exact(answer)] : [exact(answer), evaluate(known!.right)]
      return one.times(factor).equals(two)
    },
  }),
})
