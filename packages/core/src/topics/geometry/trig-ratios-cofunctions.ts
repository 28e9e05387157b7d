import { radical } from '../../answer/expression.ts'
import { fractionInLowestTerms, integer, rational } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { type Both, both, type Content, figure, name, prose, table } from '../../content.ts'
import { people } from '../../language/people.ts'
import {
  asWritten,
  blank,
  call,
  degrees,
  equation,
  expr,
  measure,
  root,
  symbol,
  triangleNamed,
  type Value,
  words,
} from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { overSurd, rootOf, type Surd, squareOf, surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { similarity } from './shared/similar-pair.ts'
import { drawPlaced, PARTS, type Side, sideFrom, TRIG, type Trig, trigFigure } from './shared/trig-figure.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const

/** Sides as the named angle sees them. */
function drawSides(random: Random, most = 100): Readonly<Record<Side, number>> {
  const [a, b, c] = random.pick(TRIPLES)
  const k = random.int(1, Math.floor(most / c))
  const [opposite, adjacent] = random.chance(0.5) ? [a, b] : [b, a]
  return { opposite: opposite * k, adjacent: adjacent * k, hypotenuse: c * k }
}
const ratioOf = (of: Trig, sides: Readonly<Record<Side, number>>) => Ratio.of(sides[PARTS[of][0]], sides[PARTS[of][1]])
const cornerOf = (of: Expr): string => (of.kind === 'call' && of.of.kind === 'symbol' ? of.of.name : '')
const asked = (of: Trig, corner: string) => equation(call(of, symbol(corner)), blank(3))

const findRatio = {
  en: prose`Find the ratio as a fraction in lowest terms.`,
  es: prose`Halla la razón como fracción irreducible.`,
}

const squared = (label: Expr | null): Ratio => evaluate(label!).power(2)
/** The square of a side by its label, or by the theorem of Pythagoras from the other two. */
function squareFrom(printed: Printed, corner: string, side: Side): Ratio {
  const at = (of: Side) => sideFrom(printed.figure('right-triangle'), corner, of)
  if (at(side)) return label(at(side))
  if (side === 'hypotenuse') return label(at('opposite')).plus(label(at('adjacent')))
  return label(at('hypotenuse')).minus(label(at(side === 'opposite' ? 'adjacent' : 'opposite')))
}
const label = (of: Expr | null): Ratio => (of?.kind === 'root' ? evaluate(of.of) : squared(of))

/** The square of the ratio that a printed call asks for. */
function squareAsked(printed: Printed): Ratio {
  const of = printed.one('call')
  const [over, under] = PARTS[of.name as Trig]
  return squareFrom(printed, cornerOf(of), over).over(squareFrom(printed, cornerOf(of), under))
}

/** (ax + b)° with its brackets. */
const angle = (of: Expr) => measure(of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of, 'degree')
const HEAD = [words('Angle', 'Ángulo'), ...TRIG.map(of => words(of, of === 'sin' ? 'sen' : of))]

export const trigRatiosCofunctions = defineTopic(
  {
    id: 'trig-ratios-cofunctions',
    name: {
      en: 'Sine, cosine and tangent ratios and cofunctions',
      es: 'Razones seno, coseno y tangente y cofunciones',
    },
    description: {
      en: 'Write sine, cosine and tangent as side ratios and relate complementary angles.',
      es: 'Escribe el seno, el coseno y la tangente como razones de lados y relaciona ángulos complementarios.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.6', 'G-SRT.C.7'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    ratio: form({
      levels: ['easy'],
      share: 3,
      instruction: findRatio,
      lines: 2,
      draw: random => ({ sides: drawSides(random), of: random.evenly(TRIG), placed: drawPlaced(random) }),
      answer: fractionInLowestTerms,
      solve: ({ sides, of }) => ratioOf(of, sides),
      ask({ sides, of, placed }): Both<Content> {
        return both([figure(trigFigure(placed, sides.opposite, sides.adjacent, sides)), asked(of, placed.names[0]!)])
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    swapped: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: random => ({
        sides: drawSides(random),
        of: random.evenly(TRIG),
        placed: drawPlaced(random),
        who: random.pick(people),
      }),
      answer: rational,
      solve: ({ sides, of }) => ratioOf(of, sides),
      // The claim of the stem is known to be wrong: it is no choice.
      mistakes: ({ sides, of }) => {
        const upsideDown = (name: Trig) => Ratio.of(1).over(ratioOf(name, sides))
        return {
          otherRatio: ratioOf(of === 'tan' ? 'sin' : 'tan', sides),
          upsideDown: of === 'tan' ? ratioOf('cos', sides) : upsideDown(of),
          otherUpsideDown: upsideDown(of === 'tan' ? 'sin' : 'tan'),
        }
      },
      ask({ sides, of, placed, who }): Both<Content> {
        const drawn = figure(trigFigure(placed, sides.opposite, sides.adjacent, sides))
        const corner = symbol(placed.names[0]!)
        const claim = equation(call(of, corner), wrongClaim(of, sides))
        return {
          en: [
            drawn,
            prose`${name(who)} mixes up the opposite and the adjacent leg and writes ${claim}. What is the correct value?`,
          ],
          es: [
            drawn,
            prose`${name(who)} confunde el cateto opuesto con el adyacente y escribe ${claim}. ¿Cuál es el valor correcto?`,
          ],
        }
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    table: form({
      levels: ['medium'],
      lines: 2,
      draw: random => ({ sides: drawSides(random, 60), placed: drawPlaced(random) }),
      answer: tableCells,
      solve({ sides, placed }) {
        const rows = rowsFor(sides)
        return {
          head: HEAD,
          rows: rows.map((row, i) => [symbol(placed.names[i]!), ...row]),
          blanks: rows.flat(),
        }
      },
      ask({ sides, placed }): Both<Content> {
        const drawn = figure(trigFigure(placed, sides.opposite, sides.adjacent, sides))
        const printed = table({
          head: HEAD,
          rows: [0, 1].map(i => [symbol(placed.names[i]!), ...TRIG.map(() => blank(3))]),
        })
        return {
          en: [prose`Complete the table with fractions in lowest terms.`, drawn, printed],
          es: [prose`Completa la tabla con fracciones irreducibles.`, drawn, printed],
        }
      },
      check(printed, { blanks }) {
        return printed.block('table').rows.every(([corner], i) => {
          const at = symbolName(corner![0] as Expr)
          return TRIG.every((of, j) => {
            const [over, under] = PARTS[of].map(side => evaluate(sideFrom(printed.figure('right-triangle'), at, side)!))
            return exact(blanks[3 * i + j]!)
              .times(under!)
              .equals(over!)
          })
        })
      },
    }),

    missingSide: form({
      levels: ['medium'],
      share: 2,
      instruction: findRatio,
      lines: 4,
      draw(random) {
        const of = random.evenly(TRIG)
        return { sides: drawSides(random, 60), of, placed: drawPlaced(random), hidden: random.pick(PARTS[of]) }
      },
      answer: fractionInLowestTerms,
      solve: ({ sides, of }) => ratioOf(of, sides),
      ask({ sides, of, placed, hidden }): Both<Content> {
        const shown = Object.fromEntries(Object.entries(sides).filter(([side]) => side !== hidden))
        return both([figure(trigFigure(placed, sides.opposite, sides.adjacent, shown)), asked(of, placed.names[0]!)])
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    fromRatio: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw(random) {
        const [given, wanted] = random.sample(TRIG, 2) as [Trig, Trig]
        return { given, wanted, sides: drawSides(random, 41), corner: random.pick(['A', 'B', 'P', 'X', 'K'] as const) }
      },
      answer: fractionInLowestTerms,
      solve: ({ sides, wanted }) => ratioOf(wanted, sides),
      ask({ given, wanted, sides, corner }) {
        const at = symbol(corner)
        const known = equation(call(given, at), ratioOf(given, sides))
        return {
          en: prose`Angle ${at} is acute, and ${known}. Find ${call(wanted, at)} as a fraction in lowest terms.`,
          es: prose`El ángulo ${at} es agudo y ${known}. Halla ${call(wanted, at)} como fracción irreducible.`,
        }
      },
      // All three from the square of the sine.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const wanted = printed.all('call').at(-1)!
        const square = evaluate(right).power(2)
        const given = left.kind === 'call' ? left.name : ''
        const sine =
          given === 'sin' ? square : given === 'cos' ? Ratio.of(1).minus(square) : square.over(square.plus(1))
        const cosine = Ratio.of(1).minus(sine)
        const found = wanted.name === 'sin' ? sine : wanted.name === 'cos' ? cosine : sine.over(cosine)
        return exact(answer).n > 0 && exact(answer).power(2).equals(found)
      },
    }),

    cofunction: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the equality with an acute angle.`,
        es: prose`Completa la igualdad con un ángulo agudo.`,
      },
      lines: 1,
      draw: random => ({ of: random.evenly(['sin', 'cos'] as const), size: random.intExcept(4, 86, 30, 45, 60) }),
      answer: integer,
      solve: ({ size }) => 90 - size,
      ask: ({ of, size }) =>
        both(equation(call(of, degrees(size)), call(of === 'sin' ? 'cos' : 'sin', degrees(blank(2))))),
      check(printed, answer) {
        const { left } = printed.one('relation')
        const of = left.kind === 'call' && left.of.kind === 'measure' ? left.of.of : m`0`
        return exact(answer).plus(evaluate(of)).equals(90)
      },
    }),

    equation: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Both angles are acute. Find ${symbol('x')}.`,
        es: prose`Los dos ángulos son agudos. Halla ${symbol('x')}.`,
      },
      lines: 3,
      draw(random) {
        return random.until(
          () => {
            const [value, a, c] = [random.int(3, 20), random.int(1, 6), random.int(1, 6)]
            const first = random.int(12, 78)
            return {
              value,
              a,
              b: first - a * value,
              c,
              d: 90 - first - c * value,
              of: random.evenly(['sin', 'cos'] as const),
            }
          },
          ({ b, d }) => Math.abs(b) <= 40 && Math.abs(d) <= 40 && b !== 0,
        )
      },
      answer: integer,
      solve: ({ value }) => value,
      ask({ a, b, c, d, of }) {
        const other = of === 'sin' ? 'cos' : 'sin'
        return both(
          equation(call(of, asWritten(angle(m`${a}x + ${b}`))), call(other, asWritten(angle(m`${c}x + ${d}`)))),
        )
      },
      check(printed, answer) {
        const [one, two] = printed.all('measure').map(({ of }) => evaluate(of, { x: exact(answer) }))
        return one!.plus(two!).equals(90) && one!.n > 0 && two!.n > 0
      },
    }),

    radical: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the exact value. Rationalize the denominator.`,
        es: prose`Halla el valor exacto. Racionaliza el denominador.`,
      },
      lines: 4,
      draw(random) {
        const [opposite, adjacent] = random.until(
          () => [random.int(1, 8), random.int(1, 8)] as const,
          ([a, b]) => a !== b && a <= 4 * b && b <= 4 * a && !Number.isInteger(Math.sqrt(a * a + b * b)),
        )
        const isHypotenuseShown = random.evenly([false, true])
        return {
          opposite,
          adjacent,
          isHypotenuseShown,
          of: random.evenly(['sin', 'cos'] as const),
          placed: drawPlaced(random),
        }
      },
      answer: radical,
      solve: ({ opposite, adjacent, of }): Surd =>
        overSurd(surd(of === 'sin' ? opposite : adjacent), rootOf(opposite ** 2 + adjacent ** 2)),
      ask({ opposite, adjacent, isHypotenuseShown, of, placed }): Both<Content> {
        const hypotenuse = root(opposite ** 2 + adjacent ** 2)
        const shown: Partial<Record<Side, Value>> = isHypotenuseShown
          ? { hypotenuse, [of === 'sin' ? 'adjacent' : 'opposite']: of === 'sin' ? adjacent : opposite }
          : { opposite, adjacent }
        return both([figure(trigFigure(placed, opposite, adjacent, shown)), asked(of, placed.names[0]!)])
      },
      check: (printed, answer) => answer.q.n > 0 && squareOf(answer).equals(squareAsked(printed)),
    }),

    similarRatio: form({
      levels: ['hard'],
      lines: 3,
      draw(random) {
        const [given, wanted] = [random.evenly(TRIG), random.pick(TRIG)]
        // At E the legs change their places.
        const corner = given === wanted ? 'E' : random.evenly(['D', 'E'] as const)
        return { given, wanted, corner, sides: drawSides(random, 41) }
      },
      answer: fractionInLowestTerms,
      solve: ({ wanted, corner, sides }) => (corner === 'D' ? ratioOf(wanted, sides) : wrongClaim(wanted, sides)),
      ask({ given, wanted, corner, sides }) {
        const [known, right] = [equation(call(given, symbol('A')), ratioOf(given, sides)), symbol('C')]
        const [similar, asked] = [similarity('ABC', 'DEF'), call(wanted, symbol(corner))]
        return {
          en: prose`${similar}, and the right angle of ${triangleNamed('ABC')} is at ${right}. If ${known}, what is ${asked}? Write a fraction in lowest terms.`,
          es: prose`${similar} y el ángulo recto de ${triangleNamed('ABC')} está en ${right}. Si ${known}, ¿cuánto es ${asked}? Escribe una fracción irreducible.`,
        }
      },
      // D is as large as A, and E is the rest of a right angle.
      check(printed, answer) {
        const [{ left, right }] = printed.all('relation').filter(({ sign }) => sign === '=') as [Of<'relation'>]
        const wanted = printed.all('call').at(-1)!
        const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }
        const atA = inverse[(left.kind === 'call' ? left.name : 'sin') as Trig](evaluate(right).toNumber())
        const size = symbolName(wanted.of) === 'D' ? atA : Math.PI / 2 - atA
        const forward = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
        return Math.abs(forward[wanted.name as Trig](size) - exact(answer).toNumber()) < 1e-9
      },
    }),

    similar: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const sides = drawSides(random, 29)
        const of = random.evenly(TRIG)
        return { sides, of, times: random.int(2, 4), isUnderGiven: random.chance(0.5) }
      },
      answer: rational,
      solve: ({ sides, of, times, isUnderGiven }) => sides[PARTS[of][isUnderGiven ? 0 : 1]] * times,
      ask({ sides, of, times, isUnderGiven }) {
        const given = similarity('ABC', 'DEF')
        const [over, under] = PARTS[of]
        const known = equation(call(of, symbol('A')), ratioOf(of, sides))
        const named: Record<Side, string> = { opposite: 'EF', adjacent: 'DF', hypotenuse: 'DE' }
        const [side, wanted] = isUnderGiven ? [under, over] : [over, under]
        const length = equation(symbol(named[side]), sides[side] * times)
        const [right, asked] = [symbol('C'), symbol(named[wanted])]
        return {
          en: prose`${given}, and the right angle of ${triangleNamed('ABC')} is at ${right}. If ${known} and ${length}, what is ${asked}?`,
          es: prose`${given} y el ángulo recto de ${triangleNamed('ABC')} está en ${right}. Si ${known} y ${length}, ¿cuánto mide ${asked}?`,
        }
      },
      // The same ratio at D, with E opposite and F at the right angle.
      check(printed, answer) {
        const [known, length] = printed.all('relation').filter(({ sign }) => sign === '=')
        const sideNames: Record<Side, string> = { opposite: 'EF', adjacent: 'DF', hypotenuse: 'DE' }
        const [over, under] = PARTS[(known!.left.kind === 'call' ? known!.left.name : 'sin') as Trig]
        const isUnder = symbolName(length!.left) === sideNames[under]
        const wanted = symbolName(printed.maths.at(-1)!)
        const [top, bottom] = isUnder
          ? [exact(answer), evaluate(length!.right)]
          : [evaluate(length!.right), exact(answer)]
        return wanted === sideNames[isUnder ? over : under] && top.equals(evaluate(known!.right).times(bottom))
      },
    }),
  }),
)

const symbolName = (of: Expr): string => (of.kind === 'symbol' ? of.name : '')
const wrongClaim = (of: Trig, sides: Readonly<Record<Side, number>>): Ratio =>
  ratioOf(of, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite })
const rowsFor = (sides: Readonly<Record<Side, number>>): readonly (readonly Expr[])[] =>
  [sides, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite }].map(of =>
    TRIG.map(name => expr(ratioOf(name, of))),
  )
