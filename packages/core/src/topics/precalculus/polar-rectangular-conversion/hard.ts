import {
  approximate,
  type Both,
  both,
  call,
  cell,
  type Expr,
  equation,
  equationAnswer,
  expr,
  type FormMaker,
  gcd,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  list,
  m,
  orderedList,
  over,
  point as pointOf,
  power,
  prose,
  type Random,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { angle, type Place, placeOf, r, theta, x, y } from './parts.ts'

/** A curve by its equations in both systems. */
interface Curve {
  readonly polar: Expr
  /** From one equation to the other. */
  readonly toRectangular: readonly Step[]
  readonly toPolar: readonly Step[]
  readonly inShort: Step
  readonly rectangular: Expr
  readonly name: { readonly key: string; readonly says: ReturnType<typeof sentence> }
  readonly wrongNames: readonly {
    readonly key: string
    readonly says: ReturnType<typeof sentence>
    /** The equation in x and y. */
    readonly of: Expr
    readonly why?: Both<ReturnType<typeof line>>
  }[]
  readonly readName: typeof because.readCircle | typeof because.readLine | typeof because.readParabola
}

const sentence = (en: ReturnType<typeof prose>, es: ReturnType<typeof prose>) => ({ en, es })

const circle = (h: number, k: number, radius: number) => ({
  key: `circle ${h} ${k} ${radius}`,
  says: sentence(
    prose`a circle with center ${pointOf(h, k)} and radius ${radius}`,
    prose`una circunferencia con centro ${pointOf(h, k)} y radio ${radius}`,
  ),
  of: equation(sum(squareAbout(x, h), squareAbout(y, k)), radius * radius),
})

const lineNamed = (key: string, of: Expr) => ({
  key: `line ${key}`,
  says: sentence(prose`the line ${of}`, prose`la recta ${of}`),
  of,
})

/** The line ax + by = c. */
const sloped = (a: number, b: number, c: number) => lineNamed(`slope ${-a / b}`, m`${a}x + ${b}y = ${c}`)

const through = (slope: Expr, of: Expr) => lineNamed(`slope ${approximate(slope)}`, of)

const parabola = (opens: 'up' | 'down' | 'right', d: number) => ({
  key: `parabola ${opens}`,
  says: {
    up: sentence(prose`a parabola that opens up`, prose`una parábola que se abre hacia arriba`),
    down: sentence(prose`a parabola that opens down`, prose`una parábola que se abre hacia abajo`),
    right: sentence(prose`a parabola that opens to the right`, prose`una parábola que se abre hacia la derecha`),
  }[opens],
  of: {
    up: m`x^2 = ${2 * d}y + ${d * d}`,
    down: m`x^2 = ${-2 * d}y + ${d * d}`,
    right: m`y^2 = ${2 * d}x + ${d * d}`,
  }[opens],
})

const squareAbout = (letter: Expr, middle: number) => {
  const name = letter === x ? 'x' : 'y'
  return middle === 0 ? power(letter, 2) : name === 'x' ? m`(x + ${-middle})^2` : m`(y + ${-middle})^2`
}

/** r = 2a cos θ or r = 2a sin θ, a circle through the pole. */
function throughPole(a: number, axis: 'x' | 'y'): Curve {
  const isX = axis === 'x'
  const polar = isX ? m`r = ${2 * a}cos θ` : m`r = ${2 * a}sin θ`
  const center = isX ? ([a, 0] as const) : ([0, a] as const)
  const rectangular = equation(sum(squareAbout(x, center[0]), squareAbout(y, center[1])), a * a)
  const expanded = isX
    ? m`x^2 + ${-2 * a}x + ${a * a} + y^2 = ${a * a}`
    : m`x^2 + y^2 + ${-2 * a}y + ${a * a} = ${a * a}`
  const timesRadius = isX ? m`r^2 = ${2 * a}rcos θ` : m`r^2 = ${2 * a}rsin θ`
  const inCoordinates = isX ? m`x^2 + y^2 = ${2 * a}x` : m`x^2 + y^2 = ${2 * a}y`
  const values = squaresAnd(isX ? m`rcos θ = x` : m`rsin θ = y`)
  return {
    polar,
    rectangular,
    toRectangular: [
      step(timesRadius, because.multiplyBothSides, { value: r }),
      step(inCoordinates, because.substituteGiven, { values }),
      step(expanded, because.squareCompletedOnOneSide, { letter: isX ? x : y }),
      step(rectangular, because.writeAsSquareOfBinomial),
    ],
    toPolar: [
      step(expanded, a > 0 ? because.squareOfDifference : because.squareOfBinomial),
      step(inCoordinates, because.leaveSquares),
      step(timesRadius, because.substituteGiven, { values }),
      step(polar, because.divideByRadius),
    ],
    inShort: step(statements(timesRadius, inCoordinates, expanded, rectangular), because.explain, {
      sentence: isX
        ? {
            en: line`Multiply ${polar} by ${r}, substitute ${m`x^2 + y^2`} for ${power(r, 2)} and ${x} for ${m`rcos θ`}, and complete the square.`,
            es: line`Multiplica ${polar} por ${r}; sustituye ${m`rcos θ`} por ${x}; sustituye ${power(r, 2)} por ${m`x^2 + y^2`}; luego completa el cuadrado.`,
          }
        : {
            en: line`Multiply ${polar} by ${r}, substitute ${m`x^2 + y^2`} for ${power(r, 2)} and ${y} for ${m`rsin θ`}, and complete the square.`,
            es: line`Multiplica ${polar} por ${r}; sustituye ${m`rsin θ`} por ${y}; sustituye ${power(r, 2)} por ${m`x^2 + y^2`}; luego completa el cuadrado.`,
          },
    }),
    name: circle(center[0], center[1], Math.abs(a)),
    wrongNames: [
      circle(center[1], center[0], Math.abs(a)),
      circle(2 * center[0], 2 * center[1], Math.abs(2 * a)),
      lineNamed(axis, isX ? m`x = ${2 * a}` : m`y = ${2 * a}`),
    ],
    readName: because.readCircle,
  }
}

const squaresAnd = (other: Expr) => ({
  en: line`${m`r^2 = x^2 + y^2`} and ${other}`,
  es: line`${m`r^2 = x^2 + y^2`} y también ${other}`,
})

/** r = a sec θ or r = a csc θ, an upright or level line. */
function alongAxis(a: number, axis: 'x' | 'y'): Curve {
  const isX = axis === 'x'
  const polar = isX ? m`r = ${a}sec θ` : m`r = ${a}csc θ`
  const rectangular = isX ? m`x = ${a}` : m`y = ${a}`
  const reciprocal = { identity: isX ? m`sec θ = 1/{cos θ}` : m`csc θ = 1/{sin θ}` }
  const ratio = isX ? m`cos θ` : m`sin θ`
  const quotient = equation(r, over(a, ratio))
  const product = isX ? m`rcos θ = ${a}` : m`rsin θ = ${a}`
  const values = isX ? m`x = rcos θ` : m`y = rsin θ`
  return {
    polar,
    rectangular,
    toRectangular: [
      step(quotient, because.useIdentity, reciprocal),
      step(product, because.multiplyBothSides, { value: ratio }),
      step(rectangular, because.substituteGiven, { values }),
    ],
    toPolar: [
      step(product, because.substituteGiven, { values }),
      step(quotient, because.divideBothSides, { value: ratio }),
      step(polar, because.useIdentity, reciprocal),
    ],
    inShort: step(statements(polar, product, rectangular), because.explain, {
      sentence: {
        en: line`Multiply by ${ratio}, with ${reciprocal.identity}, and substitute ${values}.`,
        es: line`Multiplica por ${ratio}, pues ${reciprocal.identity}, y sustituye ${values}.`,
      },
    }),
    name: lineNamed(axis, rectangular),
    wrongNames: [
      lineNamed(isX ? 'y' : 'x', isX ? m`y = ${a}` : m`x = ${a}`),
      isX ? circle(a, 0, Math.abs(a)) : circle(0, a, Math.abs(a)),
      circle(0, 0, Math.abs(a)),
    ],
    readName: because.readLine,
  }
}

/** Half of the number before the sine or the cosine. */
const HALVES: readonly number[] = [2, -3, 5, -1, 4, -5, 1, -4, 3, -2]

const kinds = {
  cosine: (random: Random, halves = HALVES) => throughPole(random.evenly(halves), 'x'),
  sine: (random: Random, halves = HALVES) => throughPole(random.evenly(halves), 'y'),
  secant: (random: Random) => alongAxis(random.intExcept(-6, 6, 0), 'x'),
  cosecant: (random: Random) => alongAxis(random.intExcept(-6, 6, 0), 'y'),
  ray(random: Random): Curve {
    const slopes = [over(m`√3`, 3), m`√3`, m`-√3`, m`-{√3}/3`] as const
    const place = random.pick([0, 1, 2, 3])
    const slope = itemOf(slopes, place)
    const wrongSlopes = slopes.filter((_, i) => i !== place)
    const turn = itemOf([2, 4, 8, 10], place)
    const [polar, rectangular] = [equation(theta, angle(turn)), equation(y, join(slope, x))]
    const slopeIs = equation(over(y, x), slope)
    const tangentIs = equation(m`tan θ`, slope)
    return {
      polar,
      rectangular,
      toRectangular: [
        step(equation(m`tan θ`, equation(call('tan', angle(turn)), slope)), because.tangentOfLine),
        step(slopeIs, because.tangentOfTheta),
        step(rectangular, because.multiplyBothSides, { value: x }),
      ],
      toPolar: [
        step(slopeIs, because.divideBothSides, { value: x }),
        step(tangentIs, because.tangentOfTheta),
        step(polar, because.lineThroughPole),
      ],
      inShort: step(statements(equation(m`tan θ`, slope), rectangular), because.explain, {
        sentence: {
          en: line`${polar} is a line through the pole: its slope is ${m`tan θ`}.`,
          es: line`${polar} es una recta que pasa por el polo: su pendiente es ${m`tan θ`}.`,
        },
      }),
      name: through(slope, rectangular),
      wrongNames: wrongSlopes.map(wrong => ({
        ...through(wrong, equation(y, join(wrong, x))),
        why: {
          en: line`Its slope is ${wrong}, not ${slope}.`,
          es: line`Su pendiente es ${wrong}, no ${slope}.`,
        },
      })),
      readName: because.readLine,
    }
  },
  /** ax + by = c, a line that does not pass through the pole. */
  slanted(random: Random): Curve {
    const [a, b, c] = random.until(
      () => [random.int(1, 5), random.int(1, 5) * random.sign(), random.int(2, 12)] as const,
      ([a, b, c]) => Math.abs(b) !== a && gcd(a, gcd(Math.abs(b), c)) === 1,
    )
    const under = m`${a}cos θ + ${b}sin θ`
    const polar = equation(r, over(c, under))
    const rectangular = m`${a}x + ${b}y = ${c}`
    const product = m`r(${a}cos θ + ${b}sin θ) = ${c}`
    const apart = m`${a}rcos θ + ${b}rsin θ = ${c}`
    const values = { en: line`${m`x = rcos θ`} and ${m`y = rsin θ`}`, es: line`${m`x = rcos θ`} e ${m`y = rsin θ`}` }
    return {
      polar,
      rectangular,
      toRectangular: [
        step(product, because.multiplyBothSides, { value: under }),
        step(apart, because.distribute, { factor: r }),
        step(rectangular, because.substituteGiven, { values }),
      ],
      toPolar: [
        step(apart, because.substituteGiven, { values }),
        step(product, because.explain, {
          sentence: { en: line`Factor out the common factor ${r}.`, es: line`Saca el factor común ${r}.` },
        }),
        step(polar, because.divideBothSides, { value: under }),
      ],
      inShort: step(statements(polar, apart, rectangular), because.substituteGiven, { values }),
      name: sloped(a, b, c),
      wrongNames: [
        {
          ...sloped(b, a, c),
          why: {
            en: line`The two numbers are exchanged: ${a} is the coefficient of ${m`rcos θ`}, which is ${x}.`,
            es: line`Los dos números están intercambiados: ${a} es el coeficiente de ${m`rcos θ`}, que es ${x}.`,
          },
        },
        {
          ...sloped(a, -b, c),
          why: {
            en: line`The coefficient of ${m`rsin θ`}, which is ${y}, is ${b}, not ${-b}.`,
            es: line`El coeficiente de ${m`rsin θ`}, que es ${y}, es ${b}, no ${-b}.`,
          },
        },
        {
          ...circle(a, b, c),
          why: {
            en: line`Its equation has the squares of ${x} and ${y}; this one has no squares, so it is a line.`,
            es: line`Su ecuación tiene los cuadrados de ${x} y de ${y}; esta no tiene cuadrados, así que es una recta.`,
          },
        },
      ],
      readName: because.readLine,
    }
  },
  parabola(random: Random): Curve {
    const d = random.int(1, 6)
    const opensUp = random.chance(0.5)
    const sign = opensUp ? 1 : -1
    const under = opensUp ? m`1 - sin θ` : m`1 + sin θ`
    const polar = equation(r, over(d, under))
    const rectangular = m`x^2 = ${sign * 2 * d}y + ${d * d}`
    return {
      polar,
      rectangular,
      toRectangular: [
        step(opensUp ? m`r - rsin θ = ${d}` : m`r + rsin θ = ${d}`, because.multiplyBothSides, { value: under }),
        step(opensUp ? m`r = y + ${d}` : m`r = -y + ${d}`, because.yForSineAndSolve),
        step(m`x^2 + y^2 = y^2 + ${sign * 2 * d}y + ${d * d}`, because.squareForRadius),
        step(rectangular, because.subtractFromBothSides, { value: m`y^2` }),
      ],
      toPolar: [],
      inShort: step(
        statements(
          opensUp ? m`r - rsin θ = ${d}` : m`r + rsin θ = ${d}`,
          opensUp ? m`r = y + ${d}` : m`r = -y + ${d}`,
          m`x^2 + y^2 = y^2 + ${sign * 2 * d}y + ${d * d}`,
          rectangular,
        ),
        because.explain,
        {
          sentence: {
            en: line`Multiply ${polar} by the denominator, substitute ${y} for ${m`rsin θ`}, and square both sides with ${m`r^2 = x^2 + y^2`}. Then subtract ${power(y, 2)}.`,
            es: line`Multiplica ${polar} por el denominador. Sustituye ${m`rsin θ`} por ${y}. Luego eleva al cuadrado ambos lados con ${m`r^2 = x^2 + y^2`}. Por último, resta ${power(y, 2)}.`,
          },
        },
      ),
      name: parabola(opensUp ? 'up' : 'down', d),
      wrongNames: [parabola(opensUp ? 'down' : 'up', d), parabola('right', d), circle(0, 0, d)],
      readName: because.readParabola,
    }
  },
}

type Kind = keyof typeof kinds

/** Forms on one sheet begin at other numbers. */
const drawCurve = (random: Random, some: readonly Kind[], turns: number) =>
  kinds[random.evenly(some)](random, startingAt(HALVES, turns))

/** Points of a polar equation, as it is written. */
function pointsOf(polar: Expr): readonly Place[] {
  if (polar.kind !== 'relation') return []
  const { left, right } = polar
  const turns = [0.35, 0.8, 1.1, 2.3, 2.9, 4.1]
  return left.kind === 'symbol' && left.name === 'r'
    ? turns.map(turn => placeOf([approximate(right, { θ: turn }), turn]))
    : turns.map(radius => placeOf([radius, approximate(right)]))
}

const holdsAt = (rectangular: Expr, [px, py]: Place) =>
  rectangular.kind === 'relation' &&
  isAsDrawn(approximate(rectangular.left, { x: px, y: py }), approximate(rectangular.right, { x: px, y: py }))

const isConversion = (polar: Expr, rectangular: Expr) => {
  const points = pointsOf(polar)
  return points.length > 0 && points.every(point => holdsAt(rectangular, point))
}

const LETTERS = ['A', 'B', 'C'].map(letter => symbol(letter))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equationToRectangular: form({
    levels: ['hard'],
    instruction: {
      en: prose`Convert the equation to rectangular form.`,
      es: prose`Convierte la ecuación a la forma rectangular.`,
    },
    draw: random => drawCurve(random, ['cosine', 'parabola', 'sine', 'slanted'], 0),
    answer: equationAnswer,
    solve: ({ rectangular }) => rectangular,
    ask: ({ polar }) => both(polar),
    solution: ({ toRectangular }) => toRectangular,
    check: (printed, answer) => isConversion(printed.one('relation'), answer),
  }),

  equationToPolar: form({
    levels: ['hard'],
    instruction: {
      en: prose`Convert the equation to polar form. Solve for ${r}.`,
      es: prose`Convierte la ecuación a la forma polar. Despeja ${r}.`,
    },
    draw: random => drawCurve(random, ['sine', 'slanted', 'cosine', 'slanted'], 3),
    answer: equationAnswer,
    solve: ({ polar }) => polar,
    ask: ({ rectangular }) => both(rectangular),
    solution: ({ toPolar }) => toPolar,
    check: (printed, answer) => isConversion(answer, printed.one('relation')),
  }),

  nameTheCurve: form({
    levels: ['hard'],
    draw: random => drawCurve(random, ['sine', 'ray', 'parabola', 'cosine', 'slanted'], 6),
    answer: sentenceChoice,
    solve: ({ name }) => name,
    mistakes: ({ wrongNames: [one, two, three] }) => ({ one: one!, two: two!, three: three! }),
    ask: ({ polar }) => ({
      en: [prose`What is the graph of this polar equation?`, polar],
      es: [prose`¿Cuál es la gráfica de esta ecuación polar?`, polar],
    }),
    solution: ({ toRectangular, name, readName }) => [...toRectangular, step(name.says, readName)],
    whyWrong: ({ wrongNames, rectangular }) => {
      const [one, two, three] = tupleOf(
        wrongNames.map(
          ({ of, why }) =>
            why ?? {
              en: line`Its equation is ${of}, not ${rectangular}.`,
              es: line`Su ecuación es ${of}, no ${rectangular}.`,
            },
        ),
        3,
      )
      return { one, two, three }
    },
    check(printed, { key }) {
      const points = pointsOf(printed.one('relation'))
      const [kind, ...numbers] = key.split(' ')
      if (kind === 'circle') {
        const [h, k, radius] = tupleOf(numbers.map(Number), 3)
        return points.every(([px, py]) => isNear(Math.hypot(px - h, py - k), radius))
      }
      const [[x1, y1], [x2, y2], [x3, y3]] = points as [Place, Place, Place]
      const isLine = isNear((x2 - x1) * (y3 - y1), (x3 - x1) * (y2 - y1))
      if (kind === 'line') {
        const isUpright = isNear(x1, x2)
        const isLevel = isNear(y1, y2)
        const isSteepEnough = numbers[1] === undefined || isNear((y2 - y1) / (x2 - x1), Number(numbers[1]))
        return isLine && isSteepEnough && numbers[0] === (isUpright ? 'x' : isLevel ? 'y' : 'slope')
      }
      // Far up or far down, and about the vertical axis.
      const highest = points.reduce((far, at) => (Math.abs(at[1]) > Math.abs(far[1]) ? at : far))
      return (
        !isLine &&
        numbers[0] === (Math.abs(highest[0]) > Math.abs(highest[1]) * 5 ? 'right' : highest[1] > 0 ? 'up' : 'down')
      )
    },
  }),

  match: form({
    levels: ['hard'],
    kind: 'match',
    draw: random => ({
      curves: random
        .sample(['cosine', 'sine', 'secant', 'cosecant', 'parabola'] as const, 3)
        .map(kind => kinds[kind](random, startingAt(HALVES, 8))),
      order: random.until(
        () => random.shuffle([0, 1, 2]),
        order => order.some((curve, i) => curve !== i) && order.some((curve, i) => curve !== 2 - i),
      ),
    }),
    answer: orderedList,
    solve: ({ curves, order }) => curves.map((_, i) => itemOf(LETTERS, order.indexOf(i))),
    ask({ curves, order }) {
      const rows = curves.map(({ polar }, i) => [
        cell(expr(i + 1)),
        cell(polar),
        cell(itemOf(LETTERS, i)),
        cell(itemOf(curves, itemOf(order, i)).rectangular),
      ])
      const shown = table({ rows })
      return {
        en: [
          prose`Match each polar equation with its rectangular equation. Write the letters for 1, 2, and 3 in order.`,
          shown,
        ],
        es: [
          prose`Relaciona cada ecuación polar con su ecuación rectangular. Escribe en orden las letras de 1, 2 y 3.`,
          shown,
        ],
      }
    },
    solution: ({ curves }, letters) => [
      ...curves.map(({ inShort }) => inShort),
      step(list(...letters.map(letter => expr(letter))), because.matchEach),
    ],
    check(printed, answer) {
      const equations = printed.all('relation')
      return answer.every((letter, i) => {
        const index = LETTERS.findIndex(other => JSON.stringify(other) === JSON.stringify(expr(letter)))
        const [polar, rectangular] = [equations[2 * i], equations[2 * index + 1]]
        return polar !== undefined && rectangular !== undefined && isConversion(polar, rectangular)
      })
    },
  }),
})
