import {
  angleNamed,
  asWritten,
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  call,
  defineTopic,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  fractionInLowestTerms,
  gcd,
  hypotenuseOf,
  integer,
  isNear,
  itemOf,
  join,
  legOf,
  line,
  m,
  measure,
  name,
  type Of,
  over,
  overSurd,
  PYTHAGOREAN_THEOREM,
  people,
  prose,
  Ratio,
  radical,
  rational,
  root,
  rootOf,
  type Step,
  type Surd,
  solveLinear,
  squareOf,
  statements,
  step,
  surd,
  surdExpr,
  symbol,
  table,
  tableCells,
  triangleNamed,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { similarity } from '../kit/triangles/similar-pair.ts'
import { drawPlaced, PARTS, type Side, sideFrom, TRIG, type Trig, trigFigure } from '../kit/triangles/trig-figure.ts'
import { RATIO_RULES, SIDE_WORDS } from '../kit/triangles/trig-words.ts'
import {
  asked,
  drawSides,
  findRatio,
  ratioOf,
  squareAsked,
  symbolName,
  wrongClaim,
} from './trig-ratios-cofunctions/parts.ts'

const HEAD = [words('Angle', 'Ángulo'), ...TRIG.map(of => words(of, of === 'sin' ? 'sen' : of))]

const rowsFor = (sides: Readonly<Record<Side, number>>): readonly (readonly Expr[])[] =>
  [sides, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite }].map(of =>
    TRIG.map(name => expr(ratioOf(name, of))),
  )

/** (ax + b)° with its brackets. */
const angle = (of: Expr) => measure(of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of, 'degree')
type Sides = Readonly<Record<Side, number>>
const SIDES = ['opposite', 'adjacent', 'hypotenuse'] as const
const swappedLegs = (sides: Sides): Sides => ({ ...sides, opposite: sides.adjacent, adjacent: sides.opposite })
const seenFrom = (corner: Expr) => ({
  en: line`the sides as seen from angle ${corner}`,
  es: line`los lados vistos desde el ángulo ${corner}`,
})
const named = (sides: Sides, shown: readonly Side[]) =>
  statements(...shown.map(side => equation(SIDE_WORDS[side], sides[side])))
const readSides = (corner: string, sides: Sides, shown: readonly Side[] = SIDES): Step =>
  step(named(sides, shown), because.read, { what: seenFrom(symbol(corner)) })
const ratioStep = (of: Trig, corner: string, sides: Sides): Step => {
  const [top, bottom] = PARTS[of]
  const first = equation(call(of, symbol(corner)), over(sides[top], sides[bottom]))
  const value = ratioOf(of, sides)
  return step(value.d === sides[bottom] ? first : equation(first, value), because.use, { rule: RATIO_RULES[of] })
}
const ratioSteps = (of: Trig, corner: string, sides: Sides): readonly Step[] => {
  const [top, bottom] = PARTS[of]
  const first = equation(call(of, symbol(corner)), over(sides[top], sides[bottom]))
  const value = ratioOf(of, sides)
  return [
    step(first, because.use, { rule: RATIO_RULES[of] }),
    ...(value.d === sides[bottom] ? [] : [step(equation(call(of, symbol(corner)), value), because.lowestTerms)]),
  ]
}
/** The side that is not labeled, by its name. */
const pythagoras = (sides: Sides, hidden: Side, called: string): readonly Step[] =>
  hidden === 'hypotenuse'
    ? hypotenuseOf(sides.opposite, sides.adjacent, called)
    : legOf(sides[hidden === 'opposite' ? 'adjacent' : 'opposite'], sides.hypotenuse, called)
/** The sides as seen from the first corner, by their ends. */
function sideName(corners: string, side: Side): string {
  const [a, b, c] = tupleOf([...corners], 3)
  return { opposite: `${b}${c}`, adjacent: `${c}${a}`, hypotenuse: `${a}${b}` }[side]
}
/** The smallest whole sides of this shape. */
const smallest = ({ opposite, adjacent, hypotenuse }: Sides): Sides => {
  const k = gcd(opposite, gcd(adjacent, hypotenuse))
  return { opposite: opposite / k, adjacent: adjacent / k, hypotenuse: hypotenuse / k }
}

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
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    ratio: form({
      levels: ['easy'],
      share: 3,
      instruction: findRatio,
      draw: random => ({ sides: drawSides(random), of: random.evenly(TRIG), placed: drawPlaced(random) }),
      answer: fractionInLowestTerms,
      solve: ({ sides, of }) => ratioOf(of, sides),
      ask({ sides, of, placed }): Both<Content> {
        return both([figure(trigFigure(placed, sides.opposite, sides.adjacent, sides)), asked(of, placed.names[0]!)])
      },
      solution: ({ sides, of, placed }) => {
        const corner = itemOf([...placed.names], 0)
        return [readSides(corner, sides), ...ratioSteps(of, corner, sides)]
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    swapped: form({
      levels: ['medium'],
      kind: 'find-mistake',
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
      solution: ({ sides, of, placed }) => {
        const corner = itemOf([...placed.names], 0)
        const claim = equation(call(of, symbol(corner)), wrongClaim(of, sides))
        return [
          readSides(corner, sides),
          step(claim, because.mistakeIs, {
            what: {
              en: line`the leg that touches ${symbol(corner)} was taken for the opposite one`,
              es: line`se tomó el cateto que toca ${symbol(corner)} por el opuesto`,
            },
          }),
          ...ratioSteps(of, corner, sides),
        ]
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    table: form({
      levels: ['medium'],
      draw: random => ({ sides: drawSides(random, 60), placed: drawPlaced(random) }),
      answer: { ...tableCells, requires: 'lowest-terms' },
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
      solution: ({ sides, placed }) => {
        const [one, two] = tupleOf([...placed.names], 2)
        const rowOf = (corner: string, of: Sides) =>
          step(
            statements(...TRIG.map(name => equation(call(name, symbol(corner)), ratioOf(name, of)))),
            because.lowestTermsFor,
            {
              corner: symbol(corner),
            },
          )
        return [
          readSides(one, sides),
          rowOf(one, sides),
          readSides(two, swappedLegs(sides)),
          rowOf(two, swappedLegs(sides)),
        ]
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
      solution: ({ sides, of, placed, hidden }) => {
        const corner = itemOf([...placed.names], 0)
        const known = SIDES.filter(side => side !== hidden)
        return [
          readSides(corner, sides, known),
          ...pythagoras(sides, hidden, sideName(placed.names, hidden)),
          ratioStep(of, corner, sides),
        ]
      },
      check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
    }),

    fromRatio: form({
      levels: ['medium'],
      share: 2,
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
      solution: ({ given, wanted, sides, corner }) => {
        const small = smallest(sides)
        const hidden = itemOf(
          SIDES.filter(side => !PARTS[given].includes(side)),
          0,
        )
        return [
          step(named(small, PARTS[given]), because.explain, {
            sentence: {
              en: line`Sketch a right triangle with these two sides. Let ${symbol('x')} be the third side.`,
              es: line`Dibuja un triángulo rectángulo con estos dos lados. Sea ${symbol('x')} el tercer lado.`,
            },
          }),
          ...pythagoras(small, hidden, 'x'),
          ratioStep(wanted, corner, small),
        ]
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
      draw: random => ({ of: random.evenly(['sin', 'cos'] as const), size: random.intExcept(4, 86, 30, 45, 60) }),
      answer: integer,
      solve: ({ size }) => 90 - size,
      ask: ({ of, size }) =>
        both(equation(call(of, degrees(size)), call(of === 'sin' ? 'cos' : 'sin', degrees(blank(2))))),
      solution: ({ of, size }, answer) => {
        const other = of === 'sin' ? 'cos' : 'sin'
        return [
          step(
            equation(call(of, degrees(size)), call(other, degrees(bracketed(m`90 - ${size}`)))),
            because.complementsAddUp,
          ),
          step(equation(call(of, degrees(size)), call(other, degrees(answer))), because.subtractFromRight, {
            value: size,
          }),
        ]
      },
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
      solution: ({ a, b, c, d }) => {
        const summed = equation(m`${a}x + ${b} + ${c}x + ${d}`, 90)
        return [step(summed, because.complementsAddUp), ...solveLinear(summed, 'x', join)]
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
      solution: ({ opposite, adjacent, isHypotenuseShown, of, placed }, answer) => {
        const corner = symbol(itemOf([...placed.names], 0))
        const square = opposite ** 2 + adjacent ** 2
        const [top, other] = of === 'sin' ? [opposite, adjacent] : [adjacent, opposite]
        const topName = of === 'sin' ? SIDE_WORDS.opposite : SIDE_WORDS.adjacent
        const otherName = of === 'sin' ? SIDE_WORDS.adjacent : SIDE_WORDS.opposite
        const simple = surdExpr(rootOf(square))
        const made = over(top, simple)
        const read = isHypotenuseShown
          ? [equation(otherName, other), equation(SIDE_WORDS.hypotenuse, root(square))]
          : [equation(topName, top), equation(otherName, other)]
        return [
          step(statements(...read), because.read, { what: seenFrom(corner) }),
          ...(isHypotenuseShown
            ? [
                step(m`x^2 = ${square} - ${other ** 2} = ${top ** 2}`, because.use, { rule: PYTHAGOREAN_THEOREM }),
                step(m`x = ${top}`, because.positiveRoot),
              ]
            : [
                step(m`c^2 = ${opposite ** 2} + ${adjacent ** 2} = ${square}`, because.use, {
                  rule: PYTHAGOREAN_THEOREM,
                }),
                step(equation(m`c`, simple), because.positiveRoot),
              ]),
          step(equation(call(of, corner), made), because.use, { rule: RATIO_RULES[of] }),
          step(equation(call(of, corner), surdExpr(answer)), because.rationalizeBy, { value: root(rootOf(square).k) }),
        ]
      },
      check: (printed, answer) => answer.q.n > 0 && squareOf(answer).equals(squareAsked(printed)),
    }),

    similarRatio: form({
      levels: ['hard'],
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
      solution: ({ given, wanted, corner, sides }) => {
        const small = smallest(sides)
        const hidden = itemOf(
          SIDES.filter(side => !PARTS[given].includes(side)),
          0,
        )
        const seen = corner === 'D' ? small : swappedLegs(small)
        return [
          step(named(small, PARTS[given]), because.read, { what: seenFrom(symbol('A')) }),
          ...pythagoras(small, hidden, sideName('ABC', hidden)),
          corner === 'D'
            ? step(equation(angleNamed('D'), angleNamed('A')), because.matchingByLetters)
            : step(named(seen, ['opposite', 'adjacent']), because.explain, {
                sentence: {
                  en: line`E matches B, the other acute angle: the legs change places.`,
                  es: line`E corresponde a B, el otro ángulo agudo: los catetos se intercambian.`,
                },
              }),
          ratioStep(wanted, corner, seen),
        ]
      },
      // D is as large as A, and E is the rest of a right angle.
      check(printed, answer) {
        const [{ left, right }] = printed.all('relation').filter(({ sign }) => sign === '=') as [Of<'relation'>]
        const wanted = printed.all('call').at(-1)!
        const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }
        const atA = inverse[(left.kind === 'call' ? left.name : 'sin') as Trig](evaluate(right).toNumber())
        const size = symbolName(wanted.of) === 'D' ? atA : Math.PI / 2 - atA
        const forward = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
        return isNear(forward[wanted.name as Trig](size), exact(answer).toNumber())
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
      solution: ({ sides, of, times, isUnderGiven }, answer) => {
        const [top, bottom] = PARTS[of]
        const names: Record<Side, string> = { opposite: 'EF', adjacent: 'DF', hypotenuse: 'DE' }
        const value = ratioOf(of, sides)
        const [over1, under1] = [symbol(names[top]), symbol(names[bottom])]
        const given = sides[isUnderGiven ? bottom : top] * times
        const asked = isUnderGiven ? over1 : under1
        return [
          step(equation(equation(call(of, symbol('D')), call(of, symbol('A'))), value), because.matchingByLetters),
          step(equation(over(over1, under1), value), because.use, { rule: RATIO_RULES[of] }),
          step(
            isUnderGiven ? equation(over(asked, given), value) : equation(over(given, asked), value),
            because.sidesInTheRatio,
          ),
          isUnderGiven
            ? step(equation(asked, answer), because.multiplyBothSides, { value: given })
            : step(equation(equation(asked, over(join(given, value.d), value.n)), answer), because.crossProducts),
        ]
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
