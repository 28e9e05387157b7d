import {
  angleNamed,
  answerStep,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  formulaChoice,
  itemOf,
  line,
  list,
  measure,
  ofAllBut,
  option,
  power,
  prose,
  type Random,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  tupleOf,
  yesOrNo,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { frames } from './frames.ts'
import {
  compared,
  type Form,
  isRightSaid,
  kindOf,
  offBy,
  paragraph,
  type Sides,
  sumLine,
  TRIPLES,
  testSteps,
} from './parts.ts'

const sorted = (values: readonly number[]): Sides =>
  tupleOf(
    [...values].sort((a, b) => a - b),
    3,
  )
const shuffled = (random: Random, sides: Sides): Sides => tupleOf(random.shuffle([...sides]), 3)

const reasons = ([a, b, c]: Sides): Readonly<Record<'equal' | 'unequal' | 'sumNo' | 'longer', Sentence>> => {
  const squares = sum(power(a, 2), power(b, 2))
  const said = (key: string, isRight: boolean, why: Expr): Sentence => ({
    key,
    says: {
      en: paragraph(isRight ? line`Yes, because ${why}.` : line`No, because ${why}.`),
      es: paragraph(isRight ? line`Sí, porque ${why}.` : line`No, porque ${why}.`),
    },
  })
  return {
    equal: said('equal', true, equation(squares, power(c, 2))),
    unequal: said('unequal', false, relation(squares, '≠', power(c, 2))),
    sumNo: said('sumNo', false, relation(sum(a, b), '≠', c)),
    longer: said('longer', true, relation(sum(a, b), '>', c)),
  }
}
const setOf = (sides: Sides): Sentence => {
  const content = [list(...sides)]
  return { key: sides.join(' '), says: { en: paragraph(content), es: paragraph(content) } }
}

export const easyForms = (form: Form) => ({
  isItRight: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const isRight = random.evenly([true, false])
      const triple = random.evenly(TRIPLES)
      return { sides: isRight ? triple : offBy(random, triple) }
    },
    answer: sentenceChoice,
    solve: ({ sides }) => reasons(sides)[kindOf(sides) === 'right' ? 'equal' : 'unequal'],
    mistakes({ sides }) {
      const { equal, unequal, sumNo, longer } = reasons(sides)
      return kindOf(sides) === 'right' ? { unequal, sumNo, longer } : { equal, sumNo, longer }
    },
    ask: ({ sides: [a, b, c] }) => ({
      en: prose`A triangle has sides of lengths ${a}, ${b}, and ${c}. Is it a right triangle?`,
      es: prose`Los lados de un triángulo miden ${a}, ${b} y ${c}. ¿Es un triángulo rectángulo?`,
    }),
    solution: ({ sides }, { says }) => [
      ...testSteps(sides),
      explainedBy(compared(sides), isRightSaid(kindOf(sides) === 'right')),
      explainedBy(says, {
        en: line`The squares of the sides are the reason.`,
        es: line`Los cuadrados de los lados son la razón.`,
      }),
    ],
    whyWrong({ sides }) {
      const [a, b, c] = sides
      return {
        equal: explainedBy(relation(a * a + b * b, '≠', c * c), {
          en: line`The squares do not have this sum.`,
          es: line`Los cuadrados no dan esa suma.`,
        }),
        unequal: explainedBy(equation(a * a + b * b, c * c), {
          en: line`The two results are equal.`,
          es: line`Los dos resultados son iguales.`,
        }),
        sumNo: {
          en: line`The sides are not squared: this is so in every triangle.`,
          es: line`Los lados no están elevados al cuadrado: esto ocurre en todos los triángulos.`,
        },
        longer: {
          en: line`The sides are not squared: this is so in every triangle.`,
          es: line`Los lados no están elevados al cuadrado: esto ocurre en todos los triángulos.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b, c] = sorted(printed.take(3).map(one => one.toNumber()))
      return key === (Math.abs(Math.hypot(a, b) - c) < 1e-9 ? 'equal' : 'unequal')
    },
  }),

  whichSet: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const right = random.evenly(startingAt(TRIPLES, 5))
      const others = random.until(
        () => random.sample(TRIPLES, 3).map(triple => offBy(random, triple)),
        sets => sets.every(([a, , c]) => a !== right[0] && c !== right[2]) && new Set(sets.map(([a]) => a)).size === 3,
      )
      return { right, others }
    },
    answer: sentenceChoice,
    solve: ({ right }) => setOf(right),
    mistakes: ({ others }) => Object.fromEntries(others.map((sides, i) => [`off${i}`, setOf(sides)])),
    ask: () => ({
      en: prose`Which three lengths are the sides of a right triangle?`,
      es: prose`¿Qué tres longitudes son los lados de un triángulo rectángulo?`,
    }),
    solution: ({ right: [a, b, c] }, { says }) => [
      explainedBy(equation(equation(sum(power(a, 2), power(b, 2)), a * a + b * b), power(c, 2)), {
        en: line`Here the squares of the two shorter sides add up to the square of the longest side.`,
        es: line`Aquí los cuadrados de los dos lados más cortos suman el cuadrado del lado más largo.`,
      }),
      explainedBy(says, {
        en: line`These lengths make a right triangle.`,
        es: line`Estas longitudes forman un triángulo rectángulo.`,
      }),
    ],
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map(([p, q, r], i) => [
          `off${i}`,
          explainedBy(relation(equation(sum(power(p, 2), power(q, 2)), p * p + q * q), '≠', power(r, 2)), {
            en: line`The square of the longest side is ${r * r}.`,
            es: line`El cuadrado del lado más largo es ${r * r}.`,
          }),
        ]),
      ),
    check(_, { key }) {
      const [a, b, c] = sorted(key.split(' ').map(Number))
      return (c - b) * (c + b) === a * a
    },
  }),

  squareCorner: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw(random) {
      const isRight = random.evenly([true, false])
      const frame = random.evenly(frames)
      const triple = random.pick(frame.triples)
      return {
        frame,
        sides: isRight ? triple : ([triple[0], triple[1], triple[2] + random.sign() * random.int(1, 2)] as const),
      }
    },
    answer: yesOrNo,
    solve: ({ sides }) => (kindOf(sides) === 'right' ? 'yes' : 'no'),
    ask: ({ frame, sides: [a, b, c] }) => {
      const shown = (name: string, value: number) => role(name, measure(value, frame.unit))
      const { en, es } = frame.tell(shown('first', a), shown('second', b), shown('across', c))
      return {
        en: [en, paragraph([`Is the angle at ${frame.corner.en} a right angle?`])],
        es: [es, paragraph([`¿Es recto el ángulo en ${frame.corner.es}?`])],
      }
    },
    solution: ({ frame, sides }) => {
      const isRight = kindOf(sides) === 'right'
      return [
        ...testSteps(sides),
        explainedBy(compared(sides), isRightSaid(isRight)),
        answerStep(isRight ? { en: prose`Yes`, es: prose`Sí` } : { en: prose`No`, es: prose`No` }, {
          en: [`The angle at ${frame.corner.en} is ${isRight ? '' : 'not '}a right angle.`],
          es: [`El ángulo en ${frame.corner.es} ${isRight ? '' : 'no '}es recto.`],
        }),
      ]
    },
    check(printed, answer) {
      const [a, b, c] = ['first', 'second', 'across'].map(name => printed.role(name).toNumber()) as [
        number,
        number,
        number,
      ]
      return answer === (Math.abs(Math.hypot(a, b) - c) < 1e-9 ? 'yes' : 'no')
    },
  }),

  whichAngle: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const answer = random.evenly(['A', 'C', 'none', 'B'] as const)
      const triple = random.evenly(startingAt(TRIPLES, 9))
      const [a, b, c] = answer === 'none' ? offBy(random, triple) : triple
      // BC is across from A, CA from B, AB from C.
      const longest = answer === 'none' ? random.int(0, 2) : 'ABC'.indexOf(answer)
      const [one, two] = random.shuffle([a, b])
      const sides = [0, 1, 2].map(i => (i === longest ? c : i === (longest + 1) % 3 ? one : two))
      return { answer, sides: tupleOf(sides, 3) }
    },
    answer: option<'A' | 'B' | 'C' | 'none'>({
      A: { en: prose`${angleNamed('A')}`, es: prose`${angleNamed('A')}` },
      B: { en: prose`${angleNamed('B')}`, es: prose`${angleNamed('B')}` },
      C: { en: prose`${angleNamed('C')}`, es: prose`${angleNamed('C')}` },
      none: { en: prose`none of them`, es: prose`ninguno` },
    }),
    solve: ({ answer }) => answer,
    ask: ({ sides: [bc, ca, ab] }) => {
      const all = [equation(symbol('AB'), ab), equation(symbol('BC'), bc), equation(symbol('CA'), ca)] as const
      return {
        en: prose`In triangle ${symbol('ABC')}, ${all[0]}, ${all[1]}, and ${all[2]}. Which angle is a right angle?`,
        es: prose`En el triángulo ${symbol('ABC')}, ${all[0]}, ${all[1]} y ${all[2]}. ¿Qué ángulo es recto?`,
      }
    },
    solution({ answer, sides }) {
      const all = sorted(sides)
      const names = ['BC', 'CA', 'AB'] as const
      const place = sides.indexOf(all[2])
      return [
        explainedBy(sumLine(all[0], all[1]), {
          en: line`Add the squares of the two shorter sides.`,
          es: line`Suma los cuadrados de los dos lados más cortos.`,
        }),
        explainedBy(equation(power(all[2], 2), all[2] ** 2), {
          en: line`Square the longest side, ${symbol(itemOf(names, place))}.`,
          es: line`Eleva al cuadrado el lado más largo, ${symbol(itemOf(names, place))}.`,
        }),
        explainedBy(compared(all), isRightSaid(answer !== 'none')),
        answer === 'none'
          ? explainedBy(
              { en: prose`none of them`, es: prose`ninguno` },
              {
                en: line`A right angle would be across from the longest side, and there is none.`,
                es: line`Un ángulo recto estaría frente al lado más largo, y no lo hay.`,
              },
            )
          : explainedBy(angleNamed(answer), {
              en: line`The right angle is across from the longest side, ${symbol(itemOf(names, place))}.`,
              es: line`El ángulo recto está frente al lado más largo, ${symbol(itemOf(names, place))}.`,
            }),
      ]
    },
    whyWrong({ answer, sides }) {
      if (answer === 'none') return null
      const across = (i: number) => {
        const side = equation(symbol(itemOf(['BC', 'CA', 'AB'], i)), itemOf(sides, i))
        return {
          en: line`It is across from ${side}, which is not the longest side.`,
          es: line`Está frente a ${side}, que no es el lado más largo.`,
        }
      }
      return {
        ...ofAllBut(answer, { A: across(0), B: across(1), C: across(2) }),
        none: {
          en: line`The two squares add up to the third one, so one angle is right.`,
          es: line`Los dos cuadrados suman el tercero, así que un ángulo es recto.`,
        },
      }
    },
    // By the cosine: a dot product that is 0.
    check(printed, answer) {
      const [ab, bc, ca] = printed.all('relation').map(({ right }) => evaluate(right).toNumber() ** 2) as [
        number,
        number,
        number,
      ]
      return answer === (ab + ca === bc ? 'A' : ab + bc === ca ? 'B' : ca + bc === ab ? 'C' : 'none')
    },
  }),

  whichTest: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ sides: shuffled(random, random.evenly(startingAt(TRIPLES, 12))) }),
    answer: formulaChoice,
    solve({ sides }) {
      const [a, b, c] = sorted(sides)
      return equation(sum(power(a, 2), power(b, 2)), power(c, 2))
    },
    mistakes({ sides }): Readonly<Record<string, Expr>> {
      const [a, b, c] = sorted(sides)
      return {
        longestAsLeg: equation(sum(power(b, 2), power(c, 2)), power(a, 2)),
        middleAlone: equation(sum(power(a, 2), power(c, 2)), power(b, 2)),
        noSquares: equation(sum(a, b), c),
      }
    },
    ask: ({ sides: [a, b, c] }) => ({
      en: prose`A triangle has sides of lengths ${a}, ${b}, and ${c}. Which true equation shows that it is a right triangle?`,
      es: prose`Los lados de un triángulo miden ${a}, ${b} y ${c}. ¿Qué ecuación verdadera muestra que es un triángulo rectángulo?`,
    }),
    solution({ sides }, answer) {
      const [a, b, c] = sorted(sides)
      return [
        explainedBy(expr(c), {
          en: line`The longest side is the one that would be the hypotenuse. Its square stands alone.`,
          es: line`El lado más largo es el que sería la hipotenusa. Su cuadrado va solo.`,
        }),
        explainedBy(equation(sum(a * a, b * b), c * c), {
          en: line`The squares of the two shorter sides add up to the square of the longest one.`,
          es: line`Los cuadrados de los dos lados más cortos suman el cuadrado del más largo.`,
        }),
        explainedBy(expr(answer), {
          en: line`This equation has the squares of all three sides in their places.`,
          es: line`Esta ecuación tiene los cuadrados de los tres lados en su lugar.`,
        }),
      ]
    },
    whyWrong({ sides }) {
      const [a, b, c] = sorted(sides)
      return {
        longestAsLeg: explainedBy(relation(b * b + c * c, '≠', a * a), {
          en: line`The equation is false: ${c} is the longest side, so its square must stand alone.`,
          es: line`La ecuación es falsa: ${c} es el lado más largo, así que su cuadrado debe ir solo.`,
        }),
        middleAlone: explainedBy(relation(a * a + c * c, '≠', b * b), {
          en: line`The equation is false: ${c} is the longest side, so its square must stand alone.`,
          es: line`La ecuación es falsa: ${c} es el lado más largo, así que su cuadrado debe ir solo.`,
        }),
        noSquares: explainedBy(relation(a + b, '≠', c), {
          en: line`The equation is false, and it does not square the sides.`,
          es: line`La ecuación es falsa y no eleva los lados al cuadrado.`,
        }),
      }
    },
    check(printed, answer) {
      const { left, right } = answer as Extract<Expr, { kind: 'relation' }>
      const [, , c] = sorted(printed.take(3).map(one => one.toNumber()))
      return evaluate(left).equals(evaluate(right)) && evaluate(right).equals(c * c)
    },
  }),
})
