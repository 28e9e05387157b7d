import {
  answerStep,
  type Block,
  type Both,
  divide,
  type Expr,
  equation,
  equationAnswer,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  line,
  money,
  number,
  over,
  type Printed,
  type Random,
  Ratio,
  role,
  type Step,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { type Written, written } from '../../kit/stories/equation-and-solution.ts'
import { type FractionStory, fractionStories, type ShapeStory, shapeStories } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { choiceStories, misfitStories } from './more-hard-stories.ts'
import { asBlock, EQUIVALENT, isSolvedBy, keyOf, type Said, solutionIn, WRITE_AND_SOLVE } from './stories.ts'

/** What is multiplied by the unknown, the product, and a number that is not needed. */
interface Product {
  readonly letter: string
  readonly factor: Ratio
  readonly product: Ratio
  readonly unneeded: number
  readonly x: Ratio
}
interface OfWhole extends Product {
  readonly story: FractionStory
}
interface OfShape extends Product {
  readonly story: ShapeStory
}

function drawFraction(random: Random, story: FractionStory): OfWhole {
  const [n, d] = random.pick(story.fractions)
  const [least, most] = story.whole
  const x = Ratio.of(d * random.int(Math.ceil(least / d), Math.floor(most / d)))
  const factor = Ratio.of(n, d)
  // Neither term of the fraction: it must be told from it.
  const unneeded = random.until(
    () => random.int(...story.unneeded),
    number => number !== n && number !== d,
  )
  return { story, letter: story.letter, factor, product: x.times(factor), unneeded, x }
}
function drawShape(random: Random, story: ShapeStory): OfShape {
  const [n, d] = random.pick(story.sides)
  const [least, most] = story.unknown
  const x = Ratio.of(d * random.int(Math.ceil(least / d), Math.floor(most / d)))
  const factor = Ratio.of(n, d)
  return random.until(
    () => ({
      story,
      letter: story.letter,
      factor,
      product: x.times(factor),
      unneeded: random.int(...story.unneeded),
      x,
    }),
    ({ unneeded, product }) => ![product, x, Ratio.of(n), Ratio.of(d)].some(other => other.equals(unneeded)),
  )
}

const equationOf = ({ letter, factor, product }: Product): Expr =>
  equation(join(number(factor), symbol(letter)), number(product))
const writtenFor = (of: Product): Written => ({
  equation: equationOf(of),
  solution: equation(symbol(of.letter), number(of.x)),
})

const inMoney = ({ isMoney }: FractionStory, value: Ratio): Expr =>
  isMoney ? money(value.times(100).n) : number(value)
const tellWhole = ({ story, factor, product, unneeded }: OfWhole): Said =>
  story.tell(
    role('product', inMoney(story, product)),
    role('factor', number(factor)),
    role('unneeded', unneeded),
    symbol(story.letter),
  )
const tellShape = ({ story, factor, product, unneeded }: OfShape): Said =>
  story.tell(
    role('factor', number(factor)),
    role('product', number(product)),
    role('unneeded', unneeded),
    symbol(story.letter),
  )
const wholeEnds = ({ story, x }: OfWhole): Said => story.ends(inMoney(story, x))
const shapeEnds = ({ story, x }: OfShape): Said => story.ends(number(x))

/** Solved by one division, or by the division and the product that a fraction asks for. */
function solvedSteps({ letter, factor, product, x }: Product): readonly Step[] {
  const of = symbol(letter)
  if (factor.d === 1)
    return [
      step(equation(of, divide(number(product), number(factor))), because.divideBothSides, { value: number(factor) }),
    ]
  const reciprocal = factor.power(-1)
  return [
    step(equation(of, times(number(product), over(reciprocal.n, reciprocal.d))), because.multiplyBothSides, {
      value: over(reciprocal.n, reciprocal.d),
    }),
    explained(
      statements(
        equation(divide(number(product), factor.n), number(product.over(factor.n))),
        equation(times(number(product.over(factor.n)), factor.d), number(x)),
      ),
      line`Divide by ${factor.n}, then multiply by ${factor.d}.`,
      line`Divide entre ${factor.n} y luego multiplica por ${factor.d}.`,
    ),
  ]
}

const fractionSetUp = ({ letter, factor, product, unneeded }: OfWhole): Said => ({
  en: line`The part, ${number(product)}, is ${number(factor)} of ${symbol(letter)}: multiply. The number ${unneeded} is not needed.`,
  es: line`La parte, ${number(product)}, es ${number(factor)} de ${symbol(letter)}: multiplica. El número ${unneeded} no se necesita.`,
})
const shapeSetUp = ({ story, letter, factor, product, unneeded }: OfShape): Said =>
  story.isPerimeter
    ? {
        en: line`The perimeter, ${number(product)}, is ${number(factor)} equal sides ${symbol(letter)}. The number ${unneeded} is not needed.`,
        es: line`El perímetro, ${number(product)}, son ${number(factor)} lados iguales ${symbol(letter)}. El número ${unneeded} no se necesita.`,
      }
    : {
        en: line`The area, ${number(product)}, is width times length. The number ${unneeded} is not needed.`,
        es: line`El área, ${number(product)}, es ancho por largo. El número ${unneeded} no se necesita.`,
      }

/** The product divided by what is multiplied by the unknown, as often as the shape has sides where none is printed. */
function fitsProduct(printed: Printed, answer: Written): boolean {
  const found = solutionIn(answer)
  const names = printed.terms('role').map(({ name }) => name)
  if (!found) return false
  const product = printed.role('product')
  const isRight = names.includes('factor')
    ? found.x.times(printed.role('factor')).equals(product)
    : [3, 4, 6, 8].some(sides => found.x.times(sides).equals(product))
  return isRight && isSolvedBy(answer.equation, found.letter, found.x)
}

const NAMES = ['Mei', 'Carlos', 'Dalia', 'Kofi', 'Valeria', 'Rafael', 'Emma', 'Luis'] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fractionOfWhole: form({
    levels: ['hard'],
    kind: 'story',
    instruction: WRITE_AND_SOLVE,
    lines: 4,
    draw: random => drawFraction(random, random.evenly(fractionStories.filter((_, i) => i < 5 || i > 7))),
    answer: written,
    solve: writtenFor,
    ask: of => asBlock(tellWhole(of)),
    key: of => keyOf(wholeEnds(of)),
    solution(of, answer) {
      const said = fractionSetUp(of)
      return [
        explained(answer.equation, said.en, said.es),
        ...solvedSteps(of),
        answerStep(answer.solution, wholeEnds(of)),
      ]
    },
    check: fitsProduct,
  }),

  shapes: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    instruction: WRITE_AND_SOLVE,
    lines: 4,
    draw: random => drawShape(random, random.evenly(shapeStories.slice(0, 5))),
    answer: written,
    solve: writtenFor,
    ask: of => asBlock(tellShape(of)),
    key: of => keyOf(shapeEnds(of)),
    solution(of, answer) {
      const said = shapeSetUp(of)
      return [
        explained(answer.equation, said.en, said.es),
        ...solvedSteps(of),
        answerStep(answer.solution, shapeEnds(of)),
      ]
    },
    check: fitsProduct,
  }),

  whichEquation: form({
    levels: ['hard'],
    draw: random => drawFraction(random, random.evenly([...fractionStories.slice(5, 8), ...choiceStories])),
    answer: formulaChoice,
    solve: (of): Expr => equationOf(of),
    mistakes(of): Readonly<Record<string, Expr>> {
      const { letter, factor, product, unneeded } = of
      const x = symbol(letter)
      return {
        ofThePart: equation(times(number(factor), number(product)), x),
        unneeded: equation(join(unneeded, x), number(product)),
        added: equation(sum(x, number(factor)), number(product)),
      }
    },
    ask: of =>
      paragraph(tellWhole(of), {
        en: line`Which equation fits the story?`,
        es: line`¿Qué ecuación corresponde a la situación?`,
      }),
    solution(of, answer) {
      const { letter, factor, product } = of
      const x = symbol(letter)
      return [
        explained(
          x,
          line`${x} is the whole: ${number(product)} is only a part of it.`,
          line`${x} es el total: ${number(product)} es solo una parte.`,
        ),
        answerStep(expr(answer), {
          en: line`The part, ${number(product)}, is ${number(factor)} of the whole, ${x}.`,
          es: line`La parte, ${number(product)}, es ${number(factor)} del total, ${x}.`,
        }),
      ]
    },
    whyWrong: ({ letter, factor, product, unneeded }) => ({
      ofThePart: {
        en: line`It takes ${number(factor)} of the part, ${number(product)}, not of the whole.`,
        es: line`Toma ${number(factor)} de la parte, ${number(product)}, no del total.`,
      },
      unneeded: {
        en: line`The number ${unneeded} says nothing about ${symbol(letter)}.`,
        es: line`El número ${unneeded} no dice nada sobre ${symbol(letter)}.`,
      },
      added: {
        en: line`It adds ${number(factor)} instead of multiplying.`,
        es: line`Suma ${number(factor)} en vez de multiplicar.`,
      },
    }),
    check(printed, answer) {
      const of = expr(answer)
      const x = printed.role('product').over(printed.role('factor'))
      return [...symbolsOf(of)].some(letter => isSolvedBy(of, letter, x))
    },
  }),

  rightEquation: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 3,
    draw: random => ({
      of: drawShape(random, random.evenly([...shapeStories.slice(5), ...misfitStories])),
      name: random.evenly(NAMES),
      slip: random.evenly(['added', 'unneeded'] as const),
    }),
    answer: equationAnswer,
    solve: ({ of }) => equationOf(of),
    ask({ of, name, slip }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const { en, es } = tellShape(of)
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...en,
            ' ',
            ...line`${who} writes ${slipOf(of, slip)}. This equation does not fit the story. Write one that does.`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...es,
            ' ',
            ...line`${who} escribe ${slipOf(of, slip)}. Esta ecuación no corresponde a la situación. Escribe una que sí corresponda.`,
          ],
        },
      }
    },
    key: () => EQUIVALENT,
    solution({ of, slip }, answer) {
      const { story, letter, factor, product, unneeded } = of
      const x = symbol(letter)
      return [
        slip === 'added'
          ? explained(
              slipOf(of, slip),
              story.isPerimeter
                ? line`This adds ${number(factor)} to one side. The perimeter is ${number(factor)} equal sides.`
                : line`This adds the width and the length. The area is their product.`,
              story.isPerimeter
                ? line`Aquí se suma ${number(factor)} a un lado. El perímetro son ${number(factor)} lados iguales.`
                : line`Aquí se suman el ancho y el largo. El área es su producto.`,
            )
          : explained(
              slipOf(of, slip),
              line`The number ${unneeded} has nothing to do with how ${x} and ${number(product)} are related.`,
              line`El número ${unneeded} no tiene nada que ver con la relación entre ${x} y ${number(product)}.`,
            ),
        answerStep(
          answer,
          story.isPerimeter
            ? {
                en: line`The ${number(factor)} equal sides make the perimeter, ${number(product)}: multiply.`,
                es: line`Los ${number(factor)} lados iguales forman el perímetro, ${number(product)}: multiplica.`,
              }
            : {
                en: line`Width times length is the area, ${number(product)}.`,
                es: line`El ancho por el largo es el área, ${number(product)}.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const names = printed.terms('role').map(({ name }) => name)
      const product = printed.role('product')
      const factors = names.includes('factor') ? [printed.role('factor')] : [3, 4, 6, 8].map(sides => Ratio.of(sides))
      return [...symbolsOf(answer)].some(letter =>
        factors.some(factor => isSolvedBy(answer, letter, product.over(factor))),
      )
    },
  }),
})

/** The number is added, or the one that is not needed is used. */
const slipOf = ({ letter, factor, product, unneeded }: OfShape, slip: 'added' | 'unneeded'): Expr => {
  const x = symbol(letter)
  return slip === 'added'
    ? equation(sum(x, number(factor)), number(product))
    : equation(join(unneeded, x), number(product))
}
