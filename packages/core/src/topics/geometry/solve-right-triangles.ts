import {
  approximate,
  type Both,
  both,
  type Content,
  call,
  decimalNumber,
  defineTopic,
  degrees,
  type Expr,
  equation,
  expr,
  figure,
  formulaChoice,
  isAsDrawn,
  isNear,
  itemOf,
  join,
  line,
  measureOfAngle,
  minus,
  numberList,
  numberOfDegrees,
  over,
  PYTHAGOREAN_THEOREM,
  power,
  prose,
  relation,
  root,
  type Step,
  statements,
  step,
  sum,
  symbol,
  triangle,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  drawnAngle,
  drawPlaced,
  PARTS,
  type Side,
  sideFrom,
  TRIG,
  type Trig,
  trigFigure,
} from '../kit/triangles/trig-figure.ts'
import { RATIO_RULES, SIDE_WORDS } from '../kit/triangles/trig-words.ts'
import {
  angleFrom,
  areClear,
  type DrawnSide,
  drawAngle,
  drawSide,
  FUNCTIONS,
  findSide,
  isClear,
  isNearestDegree,
  isNearestTenth,
  type Pairing,
  radians,
  scaled,
  shownLength,
  sideDrawing,
  tenth,
  x,
} from './solve-right-triangles/parts.ts'

const above: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][1] }))

const below: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][0] }))

const findAngle = {
  en: prose`Use a calculator in degree mode. Find ${x} to the nearest degree.`,
  es: prose`Usa una calculadora en modo de grados. Halla ${x} redondeando al grado más cercano.`,
}

/** sin 35° = x/12, with another function or the fraction upside down where a mistake is made. */
function ratioEquation({ angle, length, wanted, of }: DrawnSide, by: Trig, isUpsideDown: boolean): Expr {
  const isWantedAbove = PARTS[of][0] === wanted
  const shown = shownLength(length)
  const fraction = isWantedAbove !== isUpsideDown ? over(x, shown) : over(shown, x)
  return equation(call(by, degrees(angle)), fraction)
}

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
const INVERSE = {
  sin: { en: line`Use the inverse of sine.`, es: line`Usa la inversa del seno.` },
  cos: { en: line`Use the inverse of cosine.`, es: line`Usa la inversa del coseno.` },
  tan: { en: line`Use the inverse of tangent.`, es: line`Usa la inversa de la tangente.` },
}
const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }
const DEGREE = { en: line`nearest degree`, es: line`al grado más cercano` }
const inverseOf = (of: Trig, ratio: Value): Expr => ({ kind: 'call', name: of, of: expr(ratio), power: expr(-1) })
const readFrom = (corner: Value, sides: Readonly<Partial<Record<Side, Value>>>): Step =>
  step(statements(...Object.entries(sides).map(([side, of]) => equation(SIDE_WORDS[side as Side], of))), because.read, {
    what: { en: line`the sides as seen from ${corner}`, es: line`los lados vistos desde ${corner}` },
  })

export const solveRightTriangles = defineTopic(
  {
    id: 'solve-right-triangles',
    name: { en: 'Solve right triangles with trigonometry', es: 'Resolver triángulos rectángulos con trigonometría' },
    description: {
      en: 'Use trigonometric ratios to find unknown sides and angles of right triangles.',
      es: 'Usa razones trigonométricas para hallar lados y ángulos desconocidos de triángulos rectángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.8'],
    rev: 2,
    levels: {
      easy: { pairings: above },
      medium: { pairings: below },
      hard: { pairings: below },
    },
  },
  form => ({
    side: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: findSide,
      lines: 3,
      draw: drawSide,
      answer: { ...decimalNumber, requires: 'decimal-places-1' },
      solve: ({ found }) => tenth(found),
      ask: drawn => both(sideDrawing(drawn)),
      solution({ of, angle, length, from, wanted, found }) {
        const [top] = PARTS[of]
        const ratioOf = call(of, degrees(angle))
        const shown = shownLength(length)
        return [
          readFrom(degrees(angle), { [from]: shown, [wanted]: x }),
          step(equation(ratioOf, top === wanted ? over(x, shown) : over(shown, x)), because.use, {
            rule: RATIO_RULES[of],
          }),
          top === wanted
            ? step(equation(x, join(shown, ratioOf)), because.multiplyBothSides, { value: shown })
            : step(equation(x, over(shown, ratioOf)), because.explain, {
                sentence: {
                  en: line`Multiply both sides by ${x}, then divide both by ${ratioOf}.`,
                  es: line`Multiplica ambos lados por ${x} y divide ambos entre ${ratioOf}.`,
                },
              }),
          step(relation(x, '≈', tenth(found)), because.roundAtTheEnd, { place: TENTH }),
        ]
      },
      check: (printed, answer) => isNearestTenth(expr(answer), scaled(printed)),
    }),

    angle: form({
      levels: ['medium'],
      share: 3,
      instruction: findAngle,
      draw(random) {
        const of = random.evenly(TRIG)
        const [over, under] = PARTS[of]
        const drawn = random.until(
          () => {
            const lengths = { [over]: random.int(3, 40), [under]: random.int(3, 50) } as Partial<Record<Side, number>>
            const { opposite, adjacent, hypotenuse } = lengths
            const sine = opposite !== undefined && hypotenuse !== undefined ? opposite / hypotenuse : null
            const cosine = adjacent !== undefined && hypotenuse !== undefined ? adjacent / hypotenuse : null
            const size =
              sine !== null ? Math.asin(sine) : cosine !== null ? Math.acos(cosine) : Math.atan2(opposite!, adjacent!)
            return { lengths, size: (size * 180) / Math.PI }
          },
          ({ size }) => size >= 15 && size <= 75 && isClear(size),
        )
        return { ...drawn, of, placed: drawPlaced(random) }
      },
      answer: { ...numberOfDegrees, requires: 'decimal-places-0' },
      solve: ({ size }) => Math.round(size),
      ask: ({ lengths, size, placed }) =>
        both(figure(trigFigure(placed, Math.tan(radians(size)), 1, lengths, degrees(x)))),
      solution({ lengths, of, size }) {
        const [top, bottom] = PARTS[of]
        const ratioOf = over(lengths[top] ?? x, lengths[bottom] ?? x)
        return [
          readFrom(degrees(x), lengths),
          step(equation(call(of, degrees(x)), ratioOf), because.use, { rule: RATIO_RULES[of] }),
          step(equation(degrees(x), inverseOf(of, ratioOf)), because.explain, { sentence: INVERSE[of] }),
          step(relation(x, '≈', Math.round(size)), because.roundAtTheEnd, { place: DEGREE }),
        ]
      },
      check(printed, answer) {
        const { angles } = printed.figure('right-triangle')
        const asked = angles.find(({ label }) => label?.kind === 'measure')!.vertex
        return isNearestDegree(expr(answer), angleFrom(printed, asked))
      },
    }),

    whichEquation: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Choose the equation that is true for ${x}.`,
        es: prose`Elige la ecuación que se cumple para ${x}.`,
      },
      draw: drawSide,
      answer: formulaChoice,
      solve: drawn => ratioEquation(drawn, drawn.of, false),
      mistakes: drawn => {
        const others = TRIG.filter(of => of !== drawn.of)
        return {
          oppositeAndAdjacentMixedUp: ratioEquation(drawn, others[0]!, false),
          ratioUpsideDown: ratioEquation(drawn, drawn.of, true),
          otherFunction: ratioEquation(drawn, others[1]!, false),
        }
      },
      ask: drawn => both(sideDrawing(drawn)),
      solution: (drawn, answer) => [
        readFrom(degrees(drawn.angle), { [drawn.from]: shownLength(drawn.length), [drawn.wanted]: x }),
        step(expr(answer), because.use, { rule: RATIO_RULES[drawn.of] }),
      ],
      check(printed, choice) {
        const chosen = expr(choice)
        const value = scaled(printed)
        return chosen.kind === 'relation' && isNear(approximate(chosen.left), approximate(chosen.right, { x: value }))
      },
    }),

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
        const made = (side: Side): readonly [Trig, Expr] => {
          const of = itemOf(
            TRIG.filter(of => PARTS[of].includes(side) && PARTS[of].includes(given)),
            0,
          )
          const value = call(of, acute)
          return [of, PARTS[of][0] === side ? join(length, value) : over(length, value)]
        }
        return [
          readFrom(acute, { [given]: length }),
          step(
            equation(equation(measureOfAngle(corner), minus(degrees(90), acute)), degrees(90 - size)),
            because.acuteOfRight,
          ),
          ...wantedSides(given).map(side => {
            const [of, value] = made(side)
            return step(relation(equation(name(side), value), '≈', tenth(all[side])), because.use, {
              rule: RATIO_RULES[of],
            })
          }),
        ]
      },
      // Measured on the drawing, which is to scale.
      check(printed, [angle, ...lengths]) {
        const drawn = printed.figure('right-triangle')
        const place = (name: string) => drawn.points.find(point => point.name === name)!.at
        const long = ([from, to]: string) =>
          Math.hypot(place(from!)[0] - place(to!)[0], place(from!)[1] - place(to!)[1])
        const known = drawn.lines.find(({ label }) => label !== null)!
        const scale = approximate(known.label as Expr) / long(known.from + known.to)
        const asked = printed.maths.flatMap(of => (of.kind === 'symbol' && of.name.length === 2 ? [of.name] : []))
        const corner = printed.one('prefixed').of
        return (
          corner.kind === 'symbol' &&
          isNearestDegree(expr(angle!), drawnAngle(drawn, corner.name)) &&
          Number.isInteger(approximate(expr(angle!))) &&
          asked.length === 2 &&
          asked.every((side, i) => isNearestTenth(expr(lengths[i]!), long(side) * scale))
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
            prose`Usa una calculadora en modo de grados. Resuelve el triángulo: redondea la longitud a la décima y los ángulos al grado más cercanos.`,
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
          readFrom(one, { opposite, [isLegs ? 'adjacent' : 'hypotenuse']: other }),
          step(relation(equation(side, root(square)), '≈', tenth(third)), because.use, { rule: PYTHAGOREAN_THEOREM }),
          step(
            equation(call(of, itemOf([symbol(itemOf([...placed.names], 0))], 0)), over(opposite, other)),
            because.use,
            {
              rule: RATIO_RULES[of],
            },
          ),
          step(relation(one, '≈', degrees(rounded)), because.explain, { sentence: INVERSE[of] }),
          step(relation(two, '≈', degrees(90 - rounded)), because.acuteOfRight),
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
          [a!, b!].every((corner, i) => isNearestDegree(expr([one!, two!][i]!), angleFrom(printed, corner)))
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
            areClear(found) && found <= 60 && Math.abs(left - right) > 6 && left + right < 125 && left + right > 55,
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
          step(equation(x, over(join(given, sineLeft), sineRight)), because.explain, {
            sentence: {
              en: line`Multiply both sides by ${x}, divide both by ${sineRight}, and put the value of ${CD} in.`,
              es: line`Multiplica ambos lados por ${x}, divide ambos entre ${sineRight} y pon el valor de ${CD}.`,
            },
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
  }),
)
