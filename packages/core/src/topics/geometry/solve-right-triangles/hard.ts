import {
  angleNamed,
  approximate,
  type Both,
  both,
  type Content,
  call,
  decimalNumber,
  degrees,
  type Expr,
  equation,
  expr,
  type FormMaker,
  figure,
  isAsDrawn,
  itemOf,
  join,
  line,
  measureOfAngle,
  minus,
  numberList,
  over,
  PYTHAGOREAN_THEOREM,
  power,
  prose,
  relation,
  root,
  statements,
  step,
  sum,
  symbol,
  triangle,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawnAngle,
  drawPlaced,
  PARTS,
  type Side,
  sideFrom,
  TRIG,
  type Trig,
  trigFigure,
} from '../../kit/triangles/trig-figure.ts'
import { RATIO_RULES } from '../../kit/triangles/trig-words.ts'
import type { levels } from './levels.ts'
import {
  angleFrom,
  areClear,
  drawAngle,
  FUNCTIONS,
  findSide,
  isClear,
  isNearestDegree,
  isNearestTenth,
  radians,
  tenth,
  x,
} from './parts.ts'
import { INVERSE, inverseOf, readFrom, TENTH } from './shared.ts'

const wantedSides = (given: Side) => (['opposite', 'adjacent', 'hypotenuse'] as const).filter(side => side !== given)

function sideNamed([a, b, c]: string, side: Side): string {
  switch (side) {
    case 'opposite':
      return b! + c!
    case 'adjacent':
      return a! + c!
    case 'hypotenuse':
      return a! + b!
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  solveFromAngle: form({
    levels: ['hard'],
    draw(random) {
      const given = random.evenly(['hypotenuse', 'adjacent', 'opposite'] as const)
      const drawn = random.until(
        () => {
          const [size, length] = [drawAngle(random), random.int(5, 40)]
          const hypotenuse =
            given === 'hypotenuse' ? length : length / FUNCTIONS[given === 'opposite' ? 'sin' : 'cos'](size)
          const all = {
            hypotenuse,
            opposite: hypotenuse * FUNCTIONS.sin(size),
            adjacent: hypotenuse * FUNCTIONS.cos(size),
          }
          return { size, length, all }
        },
        ({ all }) =>
          Object.entries(all).every(([side, value]) => side === given || areClear(value)) && all.hypotenuse <= 60,
      )
      return { given, ...drawn, placed: drawPlaced(random) }
    },
    answer: numberList,
    solve: ({ size, all, given }) => [expr(90 - size), ...wantedSides(given).map(side => tenth(all[side]))],
    namedAnswer({ given, placed }, answer) {
      const [angle, ...lengths] = tupleOf(answer, 3)
      const sides = wantedSides(given).map(side => symbol(sideNamed(placed.names, side)))
      return both(
        statements(
          equation(measureOfAngle(itemOf([...placed.names], 1)), degrees(angle)),
          ...sides.map((side, i) => relation(side, '≈', itemOf(lengths, i))),
        ),
      )
    },
    ask({ size, all, given, length, placed }): Both<Content> {
      const drawn = figure(trigFigure(placed, all.opposite, all.adjacent, { [given]: length }, degrees(size)))
      const [one, two] = wantedSides(given).map(side => symbol(sideNamed(placed.names, side))) as [Expr, Expr]
      const angle = measureOfAngle(placed.names[1]!)
      return {
        en: [
          drawn,
          prose`Use a calculator in degree mode. Solve the triangle. Round lengths to the nearest tenth.`,
          prose`${angle} = ___°, ${one} ≈ ___, ${two} ≈ ___`,
        ],
        es: [
          drawn,
          prose`Usa una calculadora en modo de grados. Resuelve el triángulo. Redondea las longitudes a la décima más cercana.`,
          prose`${angle} = ___°, ${one} ≈ ___, ${two} ≈ ___`,
        ],
      }
    },
    solution({ given, size, length, all, placed }) {
      const name = (side: Side) => symbol(sideNamed(placed.names, side))
      const acute = degrees(size)
      const [corner] = tupleOf([...placed.names].slice(1), 1)
      const made = (side: Side): readonly [Trig, Expr, Expr] => {
        const of = itemOf(
          TRIG.filter(of => PARTS[of].includes(side) && PARTS[of].includes(given)),
          0,
        )
        const value = call(of, acute)
        return PARTS[of][0] === side
          ? [of, equation(value, over(name(side), length)), join(length, value)]
          : [of, equation(value, over(length, name(side))), over(length, value)]
      }
      return [
        readFrom(acute, { [given]: length }),
        step(
          equation(equation(measureOfAngle(corner), minus(degrees(90), acute)), degrees(90 - size)),
          because.acuteOfRight,
        ),
        ...wantedSides(given).flatMap(side => {
          const [of, set, value] = made(side)
          const [factor, sine] = [PARTS[of][0] === side ? expr(length) : name(side), call(of, acute)]
          return [
            step(set, because.use, { rule: RATIO_RULES[of] }),
            step(relation(equation(name(side), value), '≈', tenth(all[side])), because.explain, {
              sentence:
                PARTS[of][0] === side
                  ? {
                      en: line`Multiply both sides by ${factor} and round to the nearest tenth.`,
                      es: line`Multiplica ambos lados por ${factor} y redondea a la décima más cercana.`,
                    }
                  : {
                      en: line`Multiply both sides by ${factor}, divide both by ${sine}, and round to the nearest tenth.`,
                      es: line`Multiplica ambos lados por ${factor}, divide ambos entre ${sine} y redondea a la décima más cercana.`,
                    },
            }),
          ]
        }),
      ]
    },
    // Measured on the drawing, which is to scale.
    check(printed, [angle, ...lengths]) {
      const drawn = printed.figure('right-triangle')
      const place = (name: string) => drawn.points.find(point => point.name === name)!.at
      const long = ([from, to]: string) => Math.hypot(place(from!)[0] - place(to!)[0], place(from!)[1] - place(to!)[1])
      const known = drawn.lines.find(({ label }) => label !== null)!
      const scale = approximate(known.label as Expr) / long(known.from + known.to)
      const asked = printed.maths.flatMap(of => (of.kind === 'symbol' && of.name.length === 2 ? [of.name] : []))
      const corner = printed.one('prefixed').of
      return (
        corner.kind === 'symbol' &&
        isNearestDegree(expr(angle!), drawnAngle(drawn, corner.name)) &&
        Number.isInteger(approximate(expr(angle!))) &&
        asked.length === 2 &&
        asked.every((side, i) => isNearestTenth(expr(itemOf(lengths, i)), long(side) * scale))
      )
    },
  }),
  solveFromSides: form({
    levels: ['hard'],
    draw(random) {
      const isLegs = random.evenly([true, false])
      const drawn = random.until(
        () => {
          const [opposite, adjacent] = [random.int(3, 40), random.int(3, 40)]
          const third = isLegs ? Math.hypot(opposite, adjacent) : Math.sqrt(adjacent ** 2 - opposite ** 2)
          const size = isLegs ? Math.atan2(opposite, adjacent) : Math.asin(opposite / adjacent)
          return { opposite, other: adjacent, third, size: (size * 180) / Math.PI }
        },
        ({ third, size }) => size >= 15 && size <= 75 && areClear(third) && isClear(size) && third % 1 !== 0,
      )
      return { isLegs, ...drawn, placed: drawPlaced(random) }
    },
    answer: numberList,
    solve: ({ third, size }) => [tenth(third), expr(Math.round(size)), expr(90 - Math.round(size))],
    namedAnswer({ isLegs, placed }, answer) {
      const [length, ...sizes] = tupleOf(answer, 3)
      return both(
        statements(
          relation(symbol(sideNamed(placed.names, isLegs ? 'hypotenuse' : 'adjacent')), '≈', length),
          ...sizes.map((size, i) => relation(measureOfAngle(itemOf([...placed.names], i)), '≈', degrees(size))),
        ),
      )
    },
    ask({ isLegs, opposite, other, third, placed }): Both<Content> {
      const labels: Partial<Record<Side, number>> = isLegs
        ? { opposite, adjacent: other }
        : { opposite, hypotenuse: other }
      const drawn = figure(trigFigure(placed, opposite, isLegs ? other : third, labels))
      const side = symbol(sideNamed(placed.names, isLegs ? 'hypotenuse' : 'adjacent'))
      const [one, two] = [measureOfAngle(placed.names[0]!), measureOfAngle(placed.names[1]!)]
      return {
        en: [
          drawn,
          prose`Use a calculator in degree mode. Solve the triangle: round the length to the nearest tenth and the angles to the nearest degree.`,
          prose`${side} ≈ ___, ${one} ≈ ___°, ${two} ≈ ___°`,
        ],
        es: [
          drawn,
          prose`Usa una calculadora en modo de grados. Resuelve el triángulo: redondea la longitud a la décima más cercana y los ángulos al grado más cercano.`,
          prose`${side} ≈ ___, ${one} ≈ ___°, ${two} ≈ ___°`,
        ],
      }
    },
    solution({ isLegs, opposite, other, third, size, placed }) {
      const side = symbol(sideNamed(placed.names, isLegs ? 'hypotenuse' : 'adjacent'))
      const [one, two] = tupleOf(
        [...placed.names].map(corner => measureOfAngle(corner)),
        2,
      )
      const square = isLegs ? sum(power(opposite, 2), power(other, 2)) : minus(power(other, 2), power(opposite, 2))
      const of = isLegs ? 'tan' : 'sin'
      const rounded = Math.round(size)
      return [
        readFrom(angleNamed(itemOf([...placed.names], 0)), { opposite, [isLegs ? 'adjacent' : 'hypotenuse']: other }),
        step(
          relation(
            equation(equation(side, root(square)), root(other ** 2 + (isLegs ? 1 : -1) * opposite ** 2)),
            '≈',
            tenth(third),
          ),
          because.use,
          { rule: PYTHAGOREAN_THEOREM },
        ),
        step(
          equation(call(of, itemOf([symbol(itemOf([...placed.names], 0))], 0)), over(opposite, other)),
          because.use,
          {
            rule: RATIO_RULES[of],
          },
        ),
        step(
          statements(equation(one, inverseOf(of, over(opposite, other))), relation(one, '≈', degrees(rounded))),
          because.explain,
          {
            sentence: INVERSE[of],
          },
        ),
        step(
          equation(relation(two, '≈', minus(degrees(90), degrees(rounded))), degrees(90 - rounded)),
          because.acuteOfRight,
        ),
      ]
    },
    check(printed, [third, one, two]) {
      const drawn = printed.figure('right-triangle')
      const [a, b] = printed.all('prefixed').map(({ of }) => (of.kind === 'symbol' ? of.name : ''))
      const known = drawn.lines.flatMap(({ label }) => (label ? [approximate(label as Expr)] : []))
      const [small, large] = [Math.min(...known), Math.max(...known)]
      const isHypotenuseGiven = sideFrom(drawn, a!, 'hypotenuse') !== null
      const found = Math.sqrt(large ** 2 + (isHypotenuseGiven ? -1 : 1) * small ** 2)
      return (
        isNearestTenth(expr(third!), found) &&
        [a!, b!].every((corner, i) => isNearestDegree(expr(itemOf([one!, two!], i)), angleFrom(printed, corner)))
      )
    },
  }),
  twoSteps: form({
    levels: ['hard'],
    share: 2,
    instruction: findSide,
    lines: 5,
    draw: random =>
      random.until(
        () => {
          const [left, right, given] = [drawAngle(random), drawAngle(random), random.int(6, 40)]
          return { left, right, given, found: (given * FUNCTIONS.sin(left)) / FUNCTIONS.sin(right) }
        },
        ({ left, right, found }) =>
          areClear(found) &&
          found <= 60 &&
          Math.abs(left - right) > 6 &&
          left + right < 125 &&
          left + right > 55 &&
          left + right !== 90,
      ),
    answer: { ...decimalNumber, requires: 'decimal-places-1' },
    solve: ({ found }) => tenth(found),
    ask({ left, right, given }) {
      const [one, two] = [1 / Math.tan(radians(left)), 1 / Math.tan(radians(right))]
      return both(
        figure(
          triangle({
            shape: {
              vertices: [
                [0, 0],
                [one + two, 0],
                [one, 1],
              ],
            },
            sides: { CA: given, BC: 'x' },
            angles: { A: left, B: right },
            cevians: [{ from: 'C', as: 'altitude', foot: 'D' }],
            size: 13,
          }),
        ),
      )
    },
    solution({ left, right, given, found }) {
      const CD = symbol('CD')
      const [sineLeft, sineRight] = [call('sin', degrees(left)), call('sin', degrees(right))]
      return [
        step(equation(symbol('CA'), given), because.read, {
          what: {
            en: line`the hypotenuse of triangle ADC; CD is across from the angle at A`,
            es: line`la hipotenusa del triángulo ADC; CD está frente al ángulo en A`,
          },
        }),
        step(equation(CD, join(given, sineLeft)), because.use, { rule: RATIO_RULES.sin }),
        step(equation(sineRight, over(CD, x)), because.explain, {
          sentence: {
            en: line`In triangle BDC, CD is across from the angle at B, and x is the hypotenuse.`,
            es: line`En el triángulo BDC, CD está frente al ángulo en B y x es la hipotenusa.`,
          },
        }),
        step(equation(x, over(CD, sineRight)), because.explain, {
          sentence: {
            en: line`Multiply both sides by ${x}, then divide both by ${sineRight}.`,
            es: line`Multiplica ambos lados por ${x} y divide ambos entre ${sineRight}.`,
          },
        }),
        step(equation(x, over(join(given, sineLeft), sineRight)), because.substitute, {
          value: join(given, sineLeft),
          letter: CD,
        }),
        step(relation(x, '≈', tenth(found)), because.roundAtTheEnd, { place: TENTH }),
      ]
    },
    // On the drawing, which is to scale.
    check(printed, answer) {
      const { points, lines, angles } = printed.figure('triangle')
      const place = (name: string) => points.find(point => point.name === name)!.at
      const long = (from: string, to: string) =>
        Math.hypot(place(from)[0] - place(to)[0], place(from)[1] - place(to)[1])
      const given = lines.find(({ label }) => label?.kind === 'number')!
      const sizes = angles.flatMap(({ label, vertex }) =>
        label?.kind === 'measure' ? [[vertex, approximate(label.of)] as const] : [],
      )
      return (
        sizes.length === 2 &&
        sizes.every(([vertex, size]) => isAsDrawn(drawnAngle(printed.figure('triangle'), vertex), size)) &&
        isNearestTenth(expr(answer), (long('B', 'C') / long(given.from, given.to)) * approximate(given.label as Expr))
      )
    },
  }),
})
