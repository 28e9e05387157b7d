import {
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  call,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  integer,
  itemOf,
  join,
  lastOf,
  line,
  m,
  name,
  people,
  prose,
  Ratio,
  rational,
  solveLinear,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawPlaced, PARTS, type Side, sideFrom, TRIG, type Trig, trigFigure } from '../../kit/triangles/trig-figure.ts'
import type { levels } from './levels.ts'
import { asked, drawSides, findRatio, ratioOf, SOME, squareAsked, symbolName, TRIPLES, wrongClaim } from './parts.ts'
import {
  named,
  pythagoras,
  ratioStep,
  ratioSteps,
  readSides,
  SIDES,
  type Sides,
  sideName,
  smallest,
  swappedLegs,
} from './shared.ts'

const HEAD = [words('Angle', 'Ángulo'), ...TRIG.map(of => words(of, of === 'sin' ? 'sen' : of))]

const rowsFor = (sides: Readonly<Record<Side, number>>): readonly (readonly Expr[])[] =>
  [sides, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite }].map(of =>
    TRIG.map(name => expr(ratioOf(name, of))),
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  swapped: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({
      sides: drawSides(random, 100, TRIPLES, 2),
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
          what:
            of === 'cos'
              ? {
                  en: line`the leg across from ${symbol(corner)} was taken for the adjacent one`,
                  es: line`se tomó el cateto que está frente a ${symbol(corner)} por el adyacente`,
                }
              : {
                  en: line`the leg that touches ${symbol(corner)} was taken for the opposite one`,
                  es: line`se tomó el cateto que toca ${symbol(corner)} por el opuesto`,
                },
        }),
        ...ratioSteps(of, corner, sides),
      ]
    },
    whyWrong: ({ of, placed }) => {
      const corner = symbol(itemOf([...placed.names], 0))
      const other = of === 'tan' ? 'sin' : 'tan'
      const is = (value: Expr) => ({ en: line`It is ${value}.`, es: line`Es ${value}.` })
      const upsideDown = (name: Trig) => ({
        en: line`It is ${call(name, corner)} upside down.`,
        es: line`Es ${call(name, corner)} con la fracción invertida.`,
      })
      return {
        otherRatio: is(call(other, corner)),
        upsideDown: of === 'tan' ? is(call('cos', corner)) : upsideDown(of),
        otherUpsideDown: upsideDown(other),
      }
    },
    check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
  }),
  table: form({
    levels: ['medium'],
    draw: random => ({ sides: drawSides(random, 60, TRIPLES, 3), placed: drawPlaced(random) }),
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
          return exact(itemOf(blanks, 3 * i + j))
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
      return {
        sides: drawSides(random, 60, TRIPLES, 4),
        of,
        placed: drawPlaced(random),
        hidden: random.pick(PARTS[of]),
      }
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
      return {
        given,
        wanted,
        sides: drawSides(random, 41, SOME),
        corner: random.pick(['A', 'B', 'P', 'X', 'K'] as const),
      }
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
      const wanted = lastOf(printed.all('call'))
      const square = evaluate(right).power(2)
      const given = left.kind === 'call' ? left.name : ''
      const sine = given === 'sin' ? square : given === 'cos' ? Ratio.of(1).minus(square) : square.over(square.plus(1))
      const cosine = Ratio.of(1).minus(sine)
      const found = wanted.name === 'sin' ? sine : wanted.name === 'cos' ? cosine : sine.over(cosine)
      return exact(answer).n > 0 && exact(answer).power(2).equals(found)
    },
  }),
  cofunction: form({
    levels: ['easy'],
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
  oneUnknown: form({
    levels: ['medium'],
    instruction: {
      en: prose`Both angles are acute. Find ${symbol('x')}.`,
      es: prose`Los dos ángulos son agudos. Halla ${symbol('x')}.`,
    },
    draw: random => {
      const of = random.evenly(['sin', 'cos'] as const)
      return random.until(
        () => {
          const [value, times, other] = [random.int(4, 40), random.int(1, 3), random.int(12, 78)]
          return { of, value, times, other, more: 90 - other - times * value }
        },
        ({ value, more, other }) => more !== 0 && Math.abs(more) <= 30 && value !== other && other !== 45,
      )
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ of, times, other, more }) =>
      both(
        equation(
          call(of, degrees(bracketed(m`${times}x + ${more}`))),
          call(of === 'sin' ? 'cos' : 'sin', degrees(other)),
        ),
      ),
    solution: ({ times, other, more }) => {
      const sum = equation(m`${times}x + ${more}`, m`90 - ${other}`)
      const known = equation(m`${times}x + ${more}`, 90 - other)
      return [
        step(sum, because.complementsAddUp),
        step(known, because.subtractFromRight, { value: other }),
        ...solveLinear(known, 'x', join),
      ]
    },
    check(printed, answer) {
      const [one, two] = tupleOf(
        printed.all('measure').map(({ of }) => evaluate(of, { x: exact(answer) })),
        2,
      )
      return one.plus(two).equals(90) && one.n > 0 && two.n > 0
    },
  }),
})
