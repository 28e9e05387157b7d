import {
  answerStep,
  blank,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  isTrue,
  itemOf,
  labelOrder,
  lcm,
  line,
  list,
  option,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { inLowestTerms, proper } from '../../kit/fractions/fractions.ts'
import { comparedFactors, factorsOf, scaled } from './factors.ts'
import type { Level, levels } from './levels.ts'
import { type ScaledThing, scaledThings } from './scaled-things.ts'

type Three = readonly [Ratio, Ratio, Ratio]
const besideOne = (factor: Value) => relation(factor, comparisonSigns[comparisonOf(evaluate(expr(factor)), 1)], 1)
const commonOf = (fractions: readonly Ratio[]) => fractions.map(({ d }) => d).reduce(lcm)
const ascending = ([...values]: Three): Three =>
  tupleOf(
    values.sort((a, b) => a.compare(b)),
    3,
  )

/** Different fractions below 1 that are close to each other. */
function drawFractions(random: Random, denominators: readonly number[]): Three {
  return random.until(
    () => {
      const [a, b, c] = random.sample(denominators, 3)
      return [proper(random, a), proper(random, b), proper(random, c)] as const
    },
    fractions => {
      const [low, middle, high] = ascending(fractions)
      return (
        low.compare(middle) < 0 &&
        middle.compare(high) < 0 &&
        high.minus(low).toNumber() < 0.5 &&
        commonOf(fractions) <= 120
      )
    },
  )
}

const LETTERS = ['A', 'B', 'C'] as const
const sortedFactors = ({ factors, isUp }: { readonly factors: readonly Ratio[]; readonly isUp: boolean }) =>
  [...factors].sort((a, b) => (isUp ? a.compare(b) : b.compare(a)))

/** The fractions of factors with one whole part over one denominator, then the factors in order. */
const orderedFactors = (values: readonly Ratio[], sorted: readonly Ratio[]): readonly Step[] => {
  const wholes = Math.floor(itemOf(values, 0).toNumber())
  const parts = values.map(value => value.minus(wholes))
  const d = commonOf(parts)
  return [
    step(
      statements(...parts.filter(part => part.d !== d).map(part => equation(part, over((part.n * d) / part.d, d)))),
      because.sameDenominator,
      { value: d },
    ),
    step(ordered('<', sorted.map(inLowestTerms)), because.explain, {
      sentence: { en: line`Put the factors in order.`, es: line`Ordena los factores.` },
    }),
  ]
}

const ordered = (sign: '<' | '>', [first, second, ...others]: readonly Expr[]): Expr => {
  const [a, b] = [itemOf(first ? [first] : [], 0), itemOf(second ? [second] : [], 0)]
  return others.reduce((chain, next) => relation(chain, sign, next), relation(a, sign, b))
}

/** Where a product lies beside its factors. */
const PLACES = ['below', 'between', 'above', 'same'] as const
type Place = (typeof PLACES)[number]
const placeOption = option<Place>({
  below: { en: prose`less than both factors`, es: prose`menor que los dos factores` },
  between: { en: prose`between the two factors`, es: prose`entre los dos factores` },
  above: { en: prose`greater than both factors`, es: prose`mayor que los dos factores` },
  same: { en: prose`equal to one of the factors`, es: prose`igual a uno de los factores` },
})

function drawPlaced(random: Random, place: Place, { denominators }: Level): readonly [Expr, Expr] {
  const draw = (whole: number) => {
    const value = proper(random, random.pick(denominators)).plus(whole)
    return whole === 1 && random.chance(0.5) ? expr(value) : inLowestTerms(value)
  }
  const d = random.pick(denominators)
  switch (place) {
    case 'below':
      return random.shuffle([draw(0), draw(0)])
    case 'above':
      return random.shuffle([draw(1), draw(random.int(1, 3))])
    case 'between':
      return random.shuffle([draw(0), draw(random.int(1, 3))])
    default:
      return random.shuffle([over(d, d), draw(random.int(0, 3))])
  }
}

/** The first thing and the two that are made from it, by a chain of their factors. */
const chainOf = (
  { first, names }: ScaledThing,
  factors: readonly [Ratio, Ratio],
  places: readonly number[],
): Sentence => {
  const things = [
    { said: names[0], factor: inLowestTerms(factors[0]) },
    { said: names[1], factor: inLowestTerms(factors[1]) },
    { said: first, factor: expr(1) },
  ]
  const own = places.map(place => itemOf(things, place))
  const chain = ordered(
    '<',
    own.map(({ factor }) => factor),
  )
  const [a, b, c] = own.map(({ said }) => said)
  const said = (locale: 'en' | 'es'): readonly Inline[] =>
    [a, b, c].flatMap((one, i) => (one ? [...(i > 0 ? [', '] : []), ...one[locale]] : []))
  return {
    key: places.join(' '),
    says: {
      en: { kind: 'paragraph', content: [...said('en'), ...line`, because ${chain}`] },
      es: { kind: 'paragraph', content: [...said('es'), ...line`, porque ${chain}`] },
    },
  }
}
const placesOf = ([a, b]: readonly [Ratio, Ratio]): readonly number[] =>
  [a, b, Ratio.of(1)]
    .map((value, place) => ({ value, place }))
    .sort((one, other) => one.value.compare(other.value))
    .map(({ place }) => place)
const swapped = (places: readonly number[], one: number, other: number) =>
  places.map(place => (place === one ? other : place === other ? one : place))

/** Two neighbors of a chain that are in the wrong order. */
function wrongOrder(
  { first, names, greater }: ScaledThing,
  [a, b]: readonly [Ratio, Ratio],
  places: readonly number[],
): Step {
  const sizes = places.map(place => itemOf([a, b, Ratio.of(1)], place))
  const at = sizes.findIndex((size, i) => i > 0 && size.compare(itemOf(sizes, i - 1)) < 0)
  const [before, after] = [inLowestTerms(itemOf(sizes, at - 1)), inLowestTerms(itemOf(sizes, at))]
  const [larger, smaller] = tupleOf(
    [at - 1, at].map(i => itemOf([...names, first], itemOf(places, i))),
    2,
  )
  return explained(
    relation(before, '>', after),
    ['So ', ...larger.en, ' ', ...greater.en, ' ', ...smaller.en, ' and must come later.'],
    ['Así que ', ...larger.es, ' ', ...greater.es, ' ', ...smaller.es, ' y debe ir después.'],
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  orderProducts: form({
    levels: ['hard'],
    kind: 'order',
    lines: 3,
    draw(random, { denominators, wholes }) {
      const isUp = random.evenly([true, false])
      const whole = random.evenly([0, 1])
      const factors = random.until(
        () => drawFractions(random, denominators),
        // Never printed in order.
        ([a, b, c]) => a.compare(b) < 0 !== b.compare(c) < 0,
      )
      return { isUp, factors: factors.map(value => value.plus(whole)), of: random.int(...wholes) }
    },
    answer: labelOrder(LETTERS),
    solve: facts => sortedFactors(facts).map(factor => itemOf(LETTERS, facts.factors.indexOf(factor))),
    ask({ isUp, factors, of }) {
      const products = table({
        head: LETTERS.map(letter => symbol(letter)),
        rows: [factors.map(factor => times(inLowestTerms(factor), of))],
      })
      return isUp
        ? {
            en: [prose`Without multiplying, order the products from least to greatest. Write their letters.`, products],
            es: [prose`Sin multiplicar, ordena los productos de menor a mayor. Escribe sus letras.`, products],
          }
        : {
            en: [prose`Without multiplying, order the products from greatest to least. Write their letters.`, products],
            es: [prose`Sin multiplicar, ordena los productos de mayor a menor. Escribe sus letras.`, products],
          }
    },
    solution(facts, letters) {
      const { factors, of, isUp } = facts
      return [
        ...orderedFactors(factors, sortedFactors({ factors, isUp: true })),
        step(list(...letters.map(letter => symbol(letter))), because.explain, {
          sentence: isUp
            ? {
                en: line`All multiply ${of}: the least factor gives the least product.`,
                es: line`Todos multiplican a ${of}: el factor menor da el producto menor.`,
              }
            : {
                en: line`All multiply ${of}: the greatest factor gives the greatest product.`,
                es: line`Todos multiplican a ${of}: el factor mayor da el producto mayor.`,
              },
        }),
      ]
    },
    // Multiplies everything out; the direction is that of the printed words.
    check(printed, letters) {
      const products = printed.all('product').map(product => evaluate(product))
      const given = letters.map(letter => itemOf(products, LETTERS.indexOf(letter)))
      const sign = /least to greatest|menor a mayor/.test(printed.text) ? 1 : -1
      return (
        given.length === products.length &&
        given.every((value, i) => i === 0 || sign * value.compare(itemOf(given, i - 1)) > 0)
      )
    },
  }),

  besideBothFactors: form({
    levels: ['hard'],
    instruction: {
      en: prose`Decide without multiplying.`,
      es: prose`Decide sin multiplicar.`,
    },
    draw(random, level) {
      const place = random.evenly(PLACES)
      return {
        place,
        factors: random.until(
          () => drawPlaced(random, place, level),
          ([a, b]) => !evaluate(a).equals(evaluate(b)),
        ),
      }
    },
    answer: placeOption,
    solve: ({ place }) => place,
    ask({ factors: [a, b] }) {
      const product = times(a, b)
      return {
        en: prose`How large is the product ${product}, compared with its factors?`,
        es: prose`¿Cómo es el producto ${product} en comparación con sus factores?`,
      }
    },
    solution: ({ factors: [a, b], place }) => [
      explained(
        statements(besideOne(a), besideOne(b)),
        line`Compare both factors with 1.`,
        line`Compara los dos factores con 1.`,
      ),
      ...scaled(a, b).slice(1),
      ...scaled(b, a).slice(1),
      step(placeOption.show(place), because.explain, {
        sentence: { en: line`Put both comparisons together.`, es: line`Junta las dos comparaciones.` },
      }),
    ],
    check(printed, answer) {
      const [a, b] = factorsOf(printed.one('product'))
      const product = a.times(b)
      const signs = [product.compare(a), product.compare(b)]
      const found = signs.includes(0)
        ? 'same'
        : signs.every(sign => sign < 0)
          ? 'below'
          : signs.every(sign => sign > 0)
            ? 'above'
            : 'between'
      return answer === found
    },
  }),

  betweenProducts: form({
    levels: ['hard'],
    instruction: {
      en: prose`Without multiplying, choose the factor that makes both comparisons true.`,
      es: prose`Sin multiplicar, elige el factor que hace verdaderas las dos comparaciones.`,
    },
    draw(random, { denominators, wholes }) {
      const [low, middle, high] = ascending(drawFractions(random, denominators))
      return { whole: random.evenly([0, 1]), low, middle, high, of: random.int(...wholes) }
    },
    answer: formulaChoice,
    // Below 1 the bounds are the middle fraction and 1, above 1 they are 1 and the middle fraction.
    solve: ({ whole, low, high }) => inLowestTerms(whole === 0 ? high : low.plus(1)),
    mistakes: ({ whole, low, high }) => ({
      beyondTheProduct: inLowestTerms(whole === 0 ? low : high.plus(1)),
      beyondTheNumber: inLowestTerms(whole === 0 ? low.plus(1) : high),
      farBeyondTheNumber: inLowestTerms(whole === 0 ? high.plus(1) : low),
    }),
    ask({ whole, middle, of }) {
      const product = times(blank(3), of)
      const bound = times(inLowestTerms(middle.plus(whole)), of)
      const shown =
        whole === 0
          ? [relation(product, '>', bound), relation(product, '<', of)]
          : [relation(product, '>', of), relation(product, '<', bound)]
      return { en: shown, es: shown }
    },
    solution({ whole, low, middle, high, of }, answer) {
      const bound = inLowestTerms(middle.plus(whole))
      const parts = [low, middle, high]
      const d = commonOf(parts)
      return [
        step(
          statements(
            equation(of, times(1, of)),
            whole === 0
              ? relation(relation(bound, '<', blank(3)), '<', 1)
              : relation(relation(1, '<', blank(3)), '<', bound),
          ),
          because.explain,
          {
            sentence: {
              en: line`Write ${of} as ${times(1, of)}. All products share the factor ${of}. Compare the other factors.`,
              es: line`Escribe ${of} como ${times(1, of)}. Todos los productos comparten el factor ${of}. Compara los otros factores.`,
            },
          },
        ),
        step(
          statements(...parts.filter(part => part.d !== d).map(part => equation(part, over((part.n * d) / part.d, d)))),
          because.sameDenominator,
          { value: d },
        ),
        step(expr(answer), because.explain, {
          sentence:
            whole === 0
              ? {
                  en: line`It is greater than ${bound} and less than 1.`,
                  es: line`Es mayor que ${bound} y menor que 1.`,
                }
              : {
                  en: line`It is greater than 1 and less than ${bound}.`,
                  es: line`Es mayor que 1 y menor que ${bound}.`,
                },
        }),
      ]
    },
    whyWrong({ whole, middle }) {
      const bound = inLowestTerms(middle.plus(whole))
      const [less, greater] = [
        (than: Value) => ({
          en: line`The factor must be less than ${than}.`,
          es: line`El factor debe ser menor que ${than}.`,
        }),
        (than: Value) => ({
          en: line`The factor must be greater than ${than}.`,
          es: line`El factor debe ser mayor que ${than}.`,
        }),
      ]
      const beyondOne = whole === 0 ? less(1) : greater(1)
      return {
        beyondTheProduct: whole === 0 ? greater(bound) : less(bound),
        beyondTheNumber: beyondOne,
        farBeyondTheNumber: beyondOne,
      }
    },
    // Puts the factor into both blanks.
    check: (printed, answer) => printed.all('relation').every(shown => isTrue(filled(shown, answer))),
  }),

  scaledThings: form({
    levels: ['hard'],
    kind: 'story',
    draw(random, { denominators }) {
      const thing = random.evenly(scaledThings)
      const [first, second] = random.evenly([
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
      ])
      const factors = random.until(
        () => {
          const [a, b] = drawFractions(random, denominators)
          return [a.plus(first), b.plus(second)] as const
        },
        ([a, b]) => a.d !== b.d,
      )
      return { thing, factors }
    },
    answer: sentenceChoice,
    solve: ({ thing, factors }) => chainOf(thing, factors, placesOf(factors)),
    mistakes({ thing, factors }) {
      const places = placesOf(factors)
      return {
        comparedWrong: chainOf(thing, factors, swapped(places, 0, 1)),
        firstWithSecond: chainOf(thing, factors, swapped(places, 0, 2)),
        firstWithOther: chainOf(thing, factors, swapped(places, 1, 2)),
      }
    },
    ask: ({ thing, factors: [a, b] }) => thing.tell(role('A', inLowestTerms(a)), role('B', inLowestTerms(b))),
    solution({ thing, factors: [a, b] }, { says }) {
      const shown = [a, b].map(inLowestTerms)
      return [
        step(
          statements(
            ...[a, b].map(value => relation(inLowestTerms(value), comparisonSigns[comparisonOf(value, 1)], 1)),
          ),
          because.explain,
          { sentence: { en: line`Compare both factors with 1.`, es: line`Compara los dos factores con 1.` } },
        ),
        ...(Math.floor(a.toNumber()) === Math.floor(b.toNumber())
          ? comparedFactors(itemOf(shown, 0), itemOf(shown, 1))
          : []),
        answerStep(says, thing.ends),
      ]
    },
    whyWrong({ thing, factors }) {
      const places = placesOf(factors)
      return {
        comparedWrong: wrongOrder(thing, factors, swapped(places, 0, 1)),
        firstWithSecond: wrongOrder(thing, factors, swapped(places, 0, 2)),
        firstWithOther: wrongOrder(thing, factors, swapped(places, 1, 2)),
      }
    },
    check(printed, { key }) {
      const sizes = [printed.role('A'), printed.role('B'), Ratio.of(1)]
      const own = key.split(' ').map(place => itemOf(sizes, Number(place)))
      return own.every((size, i) => i === 0 || size.compare(itemOf(own, i - 1)) > 0)
    },
  }),
})
