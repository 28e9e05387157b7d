import {
  asWritten,
  type Both,
  both,
  bracketed,
  type Content,
  call,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  gcd,
  integer,
  isNear,
  itemOf,
  join,
  lastOf,
  line,
  m,
  measure,
  minus,
  type Of,
  over,
  overSurd,
  PYTHAGOREAN_THEOREM,
  power,
  prose,
  radical,
  rational,
  root,
  rootOf,
  type Surd,
  solveLinear,
  squareOf,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  triangleNamed,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { similarity } from '../../kit/triangles/similar-pair.ts'
import { drawPlaced, PARTS, type Side, TRIG, type Trig, trigFigure } from '../../kit/triangles/trig-figure.ts'
import { RATIO_RULES, SIDE_WORDS } from '../../kit/triangles/trig-words.ts'
import type { levels } from './levels.ts'
import { asked, drawSides, OTHERS, ratioOf, SHORT, squareAsked, symbolName, wrongClaim } from './parts.ts'
import { named, pythagoras, ratioStep, SIDES, seenFrom, sideName, smallest, swappedLegs } from './shared.ts'

/** What a side is called from the other acute angle. */
const OTHER_LEG: Readonly<Record<Side, Side>> = { opposite: 'adjacent', adjacent: 'opposite', hypotenuse: 'hypotenuse' }

const EQUAL_ANGLES = {
  en: line`The triangles are similar: corresponding angles are equal.`,
  es: line`Los triángulos son semejantes: los ángulos correspondientes son iguales.`,
}

const COMPLEMENTS = {
  en: line`The sine of an angle is the cosine of its complement: the two angles add up to ${degrees(90)}.`,
  es: line`El seno de un ángulo es el coseno de su complemento: los dos ángulos suman ${degrees(90)}.`,
}

/** (ax + b)° with its brackets. */
const angle = (of: Expr) => measure(of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of, 'degree')

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      return both(equation(call(of, asWritten(angle(m`${a}x + ${b}`))), call(other, asWritten(angle(m`${c}x + ${d}`)))))
    },
    solution: ({ a, b, c, d }) => {
      const summed = equation(m`${a}x + ${b} + ${c}x + ${d}`, 90)
      return [explained(summed, COMPLEMENTS.en, COMPLEMENTS.es), ...solveLinear(summed, 'x', join)]
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
      const { q, k } = rootOf(square)
      const common = gcd(top, q.n)
      const made =
        isHypotenuseShown && !q.equals(1) ? equation(over(top, root(square)), over(top, simple)) : over(top, simple)
      const rationalForm =
        common === 1
          ? surdExpr(answer)
          : equation(over(top / common, surdExpr(surd(q.over(common), k))), surdExpr(answer))
      const hypotenuse = symbol(sideName(placed.names, 'hypotenuse'))
      const hidden = symbol(sideName(placed.names, of === 'sin' ? 'opposite' : 'adjacent'))
      const read = isHypotenuseShown
        ? [equation(otherName, other), equation(SIDE_WORDS.hypotenuse, root(square))]
        : [equation(topName, top), equation(otherName, other)]
      return [
        step(statements(...read), because.read, { what: seenFrom(corner) }),
        ...(isHypotenuseShown
          ? [
              step(equation(sum(power(hidden, 2), power(other, 2)), power(bracketed(root(square)), 2)), because.use, {
                rule: PYTHAGOREAN_THEOREM,
              }),
              step(
                equation(equation(power(hidden, 2), minus(square, other ** 2)), top ** 2),
                because.subtractFromBothSides,
                { value: other ** 2 },
              ),
              step(equation(hidden, top), because.positiveRoot),
            ]
          : [
              step(equation(sum(power(opposite, 2), power(adjacent, 2)), power(hypotenuse, 2)), because.use, {
                rule: PYTHAGOREAN_THEOREM,
              }),
              step(equation(power(hypotenuse, 2), square), because.addTheSquares),
              step(
                rootOf(square).q.equals(1)
                  ? equation(hypotenuse, simple)
                  : equation(equation(hypotenuse, root(square)), simple),
                because.positiveRoot,
              ),
            ]),
        step(equation(call(of, corner), made), because.use, { rule: RATIO_RULES[of] }),
        step(equation(call(of, corner), rationalForm), because.rationalizeBy, { value: root(rootOf(square).k) }),
      ]
    },
    check: (printed, answer) => answer.q.n > 0 && squareOf(answer).equals(squareAsked(printed)),
  }),
  similarRatio: form({
    levels: ['hard'],
    draw(random) {
      const given = random.evenly(TRIG)
      // At E the legs change their places; the third side is needed.
      const wanted = random.pick(TRIG.filter(of => PARTS[of].some(side => !PARTS[given].includes(OTHER_LEG[side]))))
      return { given, wanted, sides: drawSides(random, 41, OTHERS, 1) }
    },
    answer: fractionInLowestTerms,
    solve: ({ wanted, sides }) => wrongClaim(wanted, sides),
    ask({ given, wanted, sides }) {
      const [known, right] = [equation(call(given, symbol('A')), ratioOf(given, sides)), symbol('C')]
      const [similar, asked] = [similarity('ABC', 'DEF'), call(wanted, symbol('E'))]
      return {
        en: prose`${similar}, and the right angle of ${triangleNamed('ABC')} is at ${right}. If ${known}, what is ${asked}? Write a fraction in lowest terms.`,
        es: prose`${similar} y el ángulo recto de ${triangleNamed('ABC')} está en ${right}. Si ${known}, ¿cuánto es ${asked}? Escribe una fracción irreducible.`,
      }
    },
    solution: ({ given, wanted, sides }) => {
      const small = smallest(sides)
      const hidden = itemOf(
        SIDES.filter(side => !PARTS[given].includes(side)),
        0,
      )
      const seen = swappedLegs(small)
      return [
        explained(
          named(small, PARTS[given]),
          line`Sketch ${triangleNamed('ABC')} with two sides in the given ratio. These are their names as seen from ${symbol('A')}.`,
          line`Dibuja ${triangleNamed('ABC')} con dos lados en la razón dada. Así se llaman vistos desde ${symbol('A')}.`,
        ),
        ...pythagoras(small, hidden, sideName('ABC', hidden)),
        step(named(seen, ['opposite', 'adjacent']), because.explain, {
          sentence: {
            en: line`${symbol('E')} matches ${symbol('B')}, the other acute angle. Seen from there, the legs change places.`,
            es: line`${symbol('E')} corresponde a ${symbol('B')}, el otro ángulo agudo. Vistos desde ahí, los catetos se intercambian.`,
          },
        }),
        ratioStep(wanted, 'E', seen),
      ]
    },
    // E is as large as B, the rest of a right angle.
    check(printed, answer) {
      const [{ left, right }] = printed.all('relation').filter(({ sign }) => sign === '=') as [Of<'relation'>]
      const wanted = lastOf(printed.all('call'))
      const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }
      const atA = inverse[(left.kind === 'call' ? left.name : 'sin') as Trig](evaluate(right).toNumber())
      const size = symbolName(wanted.of) === 'E' ? Math.PI / 2 - atA : Number.NaN
      const forward = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
      return isNear(forward[wanted.name as Trig](size), exact(answer).toNumber())
    },
  }),
  similar: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const sides = drawSides(random, 29, SHORT, 2)
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
        explained(
          equation(equation(call(of, symbol('D')), call(of, symbol('A'))), value),
          EQUAL_ANGLES.en,
          EQUAL_ANGLES.es,
        ),
        step(equation(over(over1, under1), value), because.use, { rule: RATIO_RULES[of] }),
        step(
          isUnderGiven ? equation(over(asked, given), value) : equation(over(given, asked), value),
          because.sidesInTheRatio,
        ),
        ...(isUnderGiven
          ? [step(equation(asked, answer), because.multiplyBothSides, { value: given })]
          : [
              explained(
                equation(over(asked, given), over(value.d, value.n)),
                line`Take the reciprocal of both sides.`,
                line`Toma el recíproco de ambos lados.`,
              ),
              step(equation(asked, answer), because.multiplyBothSides, { value: given }),
            ]),
      ]
    },
    // The same ratio at D, with E opposite and F at the right angle.
    check(printed, answer) {
      const [known, length] = printed.all('relation').filter(({ sign }) => sign === '=')
      const sideNames: Record<Side, string> = { opposite: 'EF', adjacent: 'DF', hypotenuse: 'DE' }
      const [over, under] = PARTS[(known!.left.kind === 'call' ? known!.left.name : 'sin') as Trig]
      const isUnder = symbolName(length!.left) === sideNames[under]
      const wanted = symbolName(lastOf(printed.maths))
      const [top, bottom] = isUnder
        ? [exact(answer), evaluate(length!.right)]
        : [evaluate(length!.right), exact(answer)]
      return wanted === sideNames[isUnder ? over : under] && top.equals(evaluate(known!.right).times(bottom))
    },
  }),
})
