import {
  answerStep,
  apply,
  type Block,
  type Both,
  bracketed,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  figure,
  functionGraph,
  type Inline,
  itemOf,
  join,
  line,
  m,
  measure,
  money,
  moneyAmount,
  option,
  type Printed,
  point,
  power,
  prose,
  Ratio,
  relation,
  type Step,
  step,
  substitute,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { factored, factorFor } from '../../kit/polynomials/polynomial.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { at, drawWithZeros, leading, standardForm, vertexForm, vertexOf } from './parabola.ts'
import { curveOf } from './parts.ts'
import { drawProfit, greatestStories, paths } from './quadratic-stories.ts'
import { axisStep, topStep } from './worked.ts'

const ASKED = ['greatest', 'place', 'end'] as const

const isPrinted = (printed: Printed, said: Block) =>
  printed.blocks.some(block => JSON.stringify(block) === JSON.stringify(said))

/** The coordinates of a point in an equation. */
const pointPutIn = (work: Expr, x: number, y: Ratio) =>
  step(work, because.explain, {
    sentence: {
      en: line`Substitute ${x} for ${symbol('x')} and ${y} for ${symbol('y')}.`,
      es: line`Sustituye ${symbol('x')} por ${x} e ${symbol('y')} por ${y}.`,
    },
  })

/** A path of half a width and a height, with room beside and above it. */
function pathGraph(half: number, k: number) {
  const [wide, high] = [2 * half + 2, k + (k > 10 ? 2 : 1)]
  return figure(
    functionGraph({
      x: { from: 0, to: wide, step: 1, every: 1 },
      y: { from: 0, to: high % 2 === 0 ? high : high + 1, step: k > 10 ? 2 : 1, every: 1 },
      curves: [pathCurve(half, k)],
    }),
  )
}
const pathCurve = (half: number, k: number) => factored(Ratio.of(-k, half * half), symbol('x'), factorFor(2 * half))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equationFromVertex: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [twiceA, step] = random.pick([
        [1, 2],
        [-1, 2],
        [1, 4],
        [-1, 4],
        [3, 2],
        [-3, 2],
        [4, 1],
        [-4, 1],
        [6, 1],
        [-6, 1],
        [-2, 3],
        [2, 3],
        [2, 2],
        [-2, 2],
      ] as const)
      const parabola = { twiceA, h: random.intExcept(-7, 7, 0), k: random.intExcept(-7, 7, 0) }
      return { ...parabola, x: parabola.h + step * random.sign() }
    },
    answer: { ...equationFor('y'), requires: 'vertex-form' },
    solve: parabola => vertexForm(parabola),
    ask: parabola => {
      const [vertex, other] = [point(parabola.h, parabola.k), point(parabola.x, at(parabola, parabola.x))]
      return {
        en: prose`A parabola has its vertex at ${vertex} and passes through ${other}. Write its equation in the form ${m`y = a(x - h)^2 + k`}.`,
        es: prose`Una parábola tiene su vértice en ${vertex} y pasa por ${other}. Escribe su ecuación en la forma ${m`y = a(x - h)^2 + k`}.`,
      }
    },
    solution: parabola => {
      const { h, k, x } = parabola
      const value = at(parabola, x)
      const square = (x - h) ** 2
      return [
        step(equation(symbol('y'), m`a(x - ${h})^2 + ${k}`), because.explain, {
          sentence: {
            en: line`The vertex gives ${m`h = ${h}`} and ${m`k = ${k}`}.`,
            es: line`El vértice da ${m`h = ${h}`} y ${m`k = ${k}`}.`,
          },
        }),
        pointPutIn(equation(value, m`a(${x} - ${h})^2 + ${k}`), x, value),
        step(equation(value, square === 1 ? m`a + ${k}` : m`${square}a + ${k}`), because.explain, {
          sentence: {
            en: line`Subtract in the parentheses, and square: ${equation(power(x < h ? bracketed(x - h) : x - h, 2), square)}.`,
            es: line`Resta entre paréntesis y eleva al cuadrado: ${equation(power(x < h ? bracketed(x - h) : x - h, 2), square)}.`,
          },
        }),
        step(
          equation(value.minus(k), square === 1 ? symbol('a') : m`${square}a`),
          k > 0 ? because.subtractFromBothSides : because.addToBothSides,
          {
            value: Math.abs(k),
          },
        ),
        ...(square === 1
          ? []
          : [step(equation(symbol('a'), leading(parabola)), because.divideBothSides, { value: square })]),
        answerStep(equation(symbol('y'), vertexForm(parabola)), {
          en: line`Substitute the value of ${symbol('a')}.`,
          es: line`Sustituye el valor de ${symbol('a')}.`,
        }),
      ]
    },
    check(printed, right) {
      const [[h, k], [x, value]] = tupleOf(
        printed.all('list').map(({ items }) =>
          tupleOf(
            items.map(item => evaluate(item)),
            2,
          ),
        ),
        2,
      )
      const mirrored = h.times(2).minus(x)
      return evaluate(right, { x: h }).equals(k) && [x, mirrored].every(x => evaluate(right, { x }).equals(value))
    },
  }),

  equationFromZeros: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [p, q] = random.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2).sort((a, b) => a - b) as [
        number,
        number,
      ]
      const x = random.intExcept(-3, 3, p, q)
      const isEven = ((x - p) * (x - q)) % 2 === 0
      return {
        p,
        q,
        x,
        a: Ratio.of(random.pick(isEven ? ([-3, -1, 1, 3, 5] as const) : ([-4, -2, 4, 6] as const)), 2),
      }
    },
    answer: { ...equationFor('y'), requires: 'intercept-form' },
    solve: ({ a, p, q }) => factored(a, factorFor(p), factorFor(q)),
    ask: ({ a, p, q, x }) => ({
      en: prose`A parabola has the zeros ${p} and ${q} and passes through ${point(x, a.times((x - p) * (x - q)))}. Write its equation in the form ${m`y = a(x - p)(x - q)`}.`,
      es: prose`Una parábola tiene los ceros ${p} y ${q}, y pasa por ${point(x, a.times((x - p) * (x - q)))}. Escribe su ecuación en la forma ${m`y = a(x - p)(x - q)`}.`,
    }),
    solution: ({ a, p, q, x }) => {
      const product = (x - p) * (x - q)
      const value = a.times(product)
      return [
        step(equation(symbol('y'), m`a(x - ${p})(x - ${q})`), because.explain, {
          sentence: { en: line`Each zero gives a factor.`, es: line`Cada cero da un factor.` },
        }),
        pointPutIn(equation(value, m`a(${x} - ${p})(${x} - ${q})`), x, value),
        step(equation(value, m`${product}a`), because.explain, {
          sentence: {
            en: line`Multiply the numbers in parentheses.`,
            es: line`Multiplica los números entre paréntesis.`,
          },
        }),
        step(equation(symbol('a'), a), because.divideBothSides, { value: product }),
        answerStep(equation(symbol('y'), factored(a, factorFor(p), factorFor(q))), {
          en: line`Substitute the value of ${symbol('a')}.`,
          es: line`Sustituye el valor de ${symbol('a')}.`,
        }),
      ]
    },
    check(printed, right) {
      const [p, q] = printed.take(2)
      const [x, value] = tupleOf(
        printed.one('list').items.map(item => evaluate(item)),
        2,
      )
      return [p, q].every(zero => evaluate(right, { x: zero }).n === 0) && evaluate(right, { x }).equals(value)
    },
  }),

  compare: form({
    levels: ['hard'],
    draw: random => {
      const sign = random.evenly([1, -1])
      const one = random.until(
        () => drawWithZeros(random),
        ({ twiceA }) => Math.sign(twiceA) === sign,
      )
      const other = random.until(
        () => drawWithZeros(random),
        ({ twiceA, k }) => Math.sign(twiceA) === sign && k !== one.k,
      )
      return { sign, one, other }
    },
    answer: option({
      f: { en: prose`Function ${symbol('f')}`, es: prose`La función ${symbol('f')}` },
      g: { en: prose`Function ${symbol('g')}`, es: prose`La función ${symbol('g')}` },
    }),
    solve: ({ sign, one, other }) => (one.k * -sign > other.k * -sign ? 'f' : 'g'),
    ask: ({ sign, one, other }) => {
      const shown = [
        equation(apply('f', symbol('x')), standardForm(one)),
        figure(functionGraph({ curves: [{ of: vertexForm(other), label: 'g' }] })),
      ] as const
      return sign < 0
        ? {
            en: [prose`Which function has the greater maximum value?`, ...shown],
            es: [prose`¿Qué función tiene el valor máximo mayor?`, ...shown],
          }
        : {
            en: [prose`Which function has the lesser minimum value?`, ...shown],
            es: [prose`¿Qué función tiene el valor mínimo menor?`, ...shown],
          }
    },
    solution: ({ sign, one, other }) => [
      axisStep(leading(one), Ratio.of(one.h), symbol('x')),
      step(
        equation(equation(apply('f', one.h), substitute(standardForm(one), { x: expr(one.h) })), one.k),
        because.substitute,
        { value: one.h, letter: symbol('x') },
      ),
      step(point(other.h, other.k), because.read, {
        what: {
          en: line`the vertex of ${symbol('g')} in the graph`,
          es: line`el vértice de ${symbol('g')} en la gráfica`,
        },
      }),
      answerStep(relation(one.k, one.k > other.k ? '>' : '<', other.k), {
        en:
          sign < 0
            ? line`Function ${symbol(one.k > other.k ? 'f' : 'g')} has the greater maximum value.`
            : line`Function ${symbol(one.k > other.k ? 'g' : 'f')} has the lesser minimum value.`,
        es:
          sign < 0
            ? line`La función ${symbol(one.k > other.k ? 'f' : 'g')} tiene el valor máximo mayor.`
            : line`La función ${symbol(one.k > other.k ? 'g' : 'f')} tiene el valor mínimo menor.`,
      }),
    ],
    check(printed, answer) {
      const [one, other] = [vertexOf(printed.one('relation').right), vertexOf(curveOf(printed))]
      const order = one.k.compare(other.k) * (one.a.n < 0 ? 1 : -1)
      return one.a.n * other.a.n > 0 && answer === (order > 0 ? 'f' : 'g')
    },
  }),

  ruleOfPath: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const path = random.evenly(startingAt(paths, 1))
      const [half, k] = random.pick(path.sizes.filter((_, i) => i % 2 === 1))
      return { half, k, path }
    },
    answer: equationFor('y'),
    solve: ({ half, k }) => pathCurve(half, k),
    ask: ({ half, k, path }) => {
      return {
        en: [
          path.tells.en,
          pathGraph(half, k),
          prose`Write an equation of the curve in the form ${m`y = a x(x - p)`}.`,
        ],
        es: [
          path.tells.es,
          pathGraph(half, k),
          prose`Escribe una ecuación de la curva en la forma ${m`y = a x(x - p)`}.`,
        ],
      }
    },
    solution: ({ half, k }) => {
      const [a, end] = [symbol('a'), 2 * half]
      return [
        explained(
          equation(symbol('y'), m`a x(x - ${end})`),
          line`The graph meets the x-axis at 0 and ${end}: each zero gives a factor.`,
          line`La gráfica corta el eje x en 0 y en ${end}: cada cero da un factor.`,
        ),
        explained(
          equation(k, join(a, bracketed(half), bracketed(m`${half} - ${end}`))),
          line`The vertex is ${point(half, k)}: substitute its coordinates.`,
          line`El vértice es ${point(half, k)}: sustituye sus coordenadas.`,
        ),
        explained(
          equation(k, half === 1 ? m`-a` : m`${-half * half}a`),
          line`Multiply the numbers.`,
          line`Multiplica los números.`,
        ),
        step(equation(a, Ratio.of(-k, half * half)), because.divideBothSides, { value: -half * half }),
        answerStep(equation(symbol('y'), pathCurve(half, k)), {
          en: line`Substitute the value of ${a}.`,
          es: line`Sustituye el valor de ${a}.`,
        }),
      ]
    },
    // The ends and the vertex of the drawn curve.
    check(printed, right) {
      const curve = curveOf(printed)
      const { h, k } = vertexOf(curve)
      return [0, h.times(2)].every(x => evaluate(right, { x }).n === 0) && evaluate(right, { x: h }).equals(k)
    },
  }),

  fromContextGraph: form({
    levels: ['easy'],
    lines: 1,
    draw: random => {
      const path = random.evenly(paths)
      const [half, k] = random.pick(path.sizes.filter((_, i) => i % 2 === 0))
      return { half, k, path, asked: random.evenly(ASKED) }
    },
    answer: measured,
    solve: ({ half, k, asked, path }) => ({
      amount: asked === 'greatest' ? k : asked === 'place' ? half : 2 * half,
      unit: path.units[asked],
    }),
    ask({ half, k, path, asked }) {
      const drawn = pathGraph(half, k)
      return { en: [path.tells.en, drawn, path[asked].en], es: [path.tells.es, drawn, path[asked].es] }
    },
    solution: ({ half, k, asked, path }, { amount, unit }) => [
      asked === 'end'
        ? step(point(2 * half, 0), because.read, {
            what: {
              en: line`the point where the graph comes back to the x-axis`,
              es: line`el punto donde la gráfica vuelve al eje x`,
            },
          })
        : step(point(half, k), because.read, {
            what: {
              en: line`the highest point of the graph, its vertex`,
              es: line`el punto más alto de la gráfica, su vértice`,
            },
          }),
      answerStep(measure(amount, unit), path.ends[asked](measure(amount, unit))),
    ],
    // The drawn curve at the answer, by the words of the question.
    check(printed, { amount }) {
      const curve = curveOf(printed)
      const { h, k } = vertexOf(curve)
      const asked = paths.flatMap(path =>
        ASKED.filter(kind => [path[kind].en, path[kind].es].some(said => isPrinted(printed, said))),
      )[0]
      const value = exact(amount)
      if (asked === 'greatest') return value.equals(k)
      return asked === 'place' ? value.equals(h) : value.n > 0 && evaluate(curve, { x: value }).n === 0
    },
  }),

  greatestValue: form({
    levels: ['hard'],
    draw: random => {
      const story = random.evenly(greatestStories)
      return { story, ...story.draw(random) }
    },
    answer: measured,
    solve: ({ k, story }) => ({ amount: k, unit: story.units.value }),
    ask: ({ says, formula }) => says.value(formula),
    solution: ({ h, k, formula, story }, { amount, unit }) => {
      const { right, letter, a } = read(formula)
      return [
        topStep(a, h, letter),
        ...valueSteps(right, letter, h, k, {
          en: line`Substitute ${h} for ${letter}.`,
          es: line`Sustituye ${letter} por ${h}.`,
        }),
        answerStep(measure(amount, unit), story.ends.value(measure(amount, unit))),
      ]
    },
    check(printed, { amount }) {
      const { right } = printed.one('relation')
      const { a, k } = vertexOf(right, itemOf([...symbolsOf(right)], 0))
      return a.n < 0 && k.equals(exact(amount))
    },
  }),

  whereGreatest: form({
    levels: ['medium'],
    draw: random => {
      const story = random.evenly(greatestStories)
      return { story, ...story.draw(random) }
    },
    answer: measured,
    solve: ({ h, story }) => ({ amount: h, unit: story.units.place }),
    ask: ({ says, formula }) => says.place(formula),
    solution: ({ h, formula, story }, { amount, unit }) => {
      const { letter, a } = read(formula)
      return [topStep(a, h, letter), answerStep(measure(amount, unit), story.ends.place(measure(amount, unit)))]
    },
    // The function is as great just before as just after.
    check: (printed, { amount }) => isTopAt(printed, exact(amount)),
  }),

  greatestProfit: form({
    levels: ['hard'],
    draw: drawProfit,
    answer: moneyAmount,
    solve: ({ k }) => 100 * k.n,
    ask: ({ formula }) => ({
      en: prose`A club sells T-shirts for ${symbol('x')} dollars each. Its profit in dollars is ${formula}. What is the greatest profit that the club can make?`,
      es: prose`Un club vende camisetas a ${symbol('x')} dólares cada una. Su ganancia en dólares es ${formula}. ¿Cuál es la mayor ganancia que puede obtener el club?`,
    }),
    solution: ({ a, h, k, formula }) => [
      topStep(a, h, symbol('x')),
      ...valueSteps(read(formula).right, symbol('x'), h, k, {
        en: line`The profit is greatest at ${money(h.n * 100)} a shirt: substitute ${h} for ${symbol('x')}.`,
        es: line`La ganancia es máxima a ${money(h.n * 100)} por camiseta: sustituye ${symbol('x')} por ${h}.`,
      }),
      answerStep(money(k.n * 100), {
        en: line`The greatest profit is ${money(k.n * 100)}.`,
        es: line`La mayor ganancia es de ${money(k.n * 100)}.`,
      }),
    ],
    check(printed, answer) {
      const { a, k } = vertexOf(printed.one('relation').right)
      return a.n < 0 && k.equals(Ratio.of(answer, 100))
    },
  }),
})

/** The function is less, and as great, one before as one after. */
function isTopAt(printed: Printed, place: Ratio): boolean {
  const { right } = printed.one('relation')
  const letter = itemOf([...symbolsOf(right)], 0)
  const at = (d: number) => evaluate(right, { [letter]: place.plus(d) })
  return at(-1).equals(at(1)) && at(0).compare(at(-1)) > 0
}

/** The value at h: a sum term by term. */
const valueSteps = (right: Expr, letter: Expr, h: Ratio, k: Ratio, says: Both<readonly Inline[]>): readonly Step[] => {
  const filled = substitute(right, { [nameOf(letter)]: bracketed(h) })
  if (right.kind !== 'sum') return [explainedBy(equation(filled, k), says)]
  const terms = right.terms.map(term => evaluate(term, { [nameOf(letter)]: h }))
  return [
    explainedBy(filled, says),
    explained(equation(sum(...terms), k), line`Work out each term, and add.`, line`Calcula cada término y suma.`),
  ]
}

const nameOf = (letter: Expr): string => (letter.kind === 'symbol' ? letter.name : failed('A function has a letter'))
/** The right side of the rule of a function, its letter and its leading coefficient. */
function read(formula: Expr) {
  const right = formula.kind === 'relation' ? formula.right : formula
  const name = itemOf([...symbolsOf(right)], 0)
  return { right, letter: symbol(name), a: vertexOf(right, name).a }
}
