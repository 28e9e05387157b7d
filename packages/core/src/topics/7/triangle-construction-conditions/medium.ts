import {
  answerStep,
  degrees,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  line,
  list,
  measure,
  name,
  type Person,
  people,
  prose,
  type Random,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  type UnitId,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { COUNTS, HOW_MANY, type HowMany } from './how-many.ts'
import type { levels } from './levels.ts'
import { closes, drawSides, inOrder, isTriangle, type Outcome, type Sides } from './sides.ts'

const asExpr = (term: ReturnType<typeof role>) => term as unknown as Expr

/** Three angles that add up to 180°, or miss it by a little. */
function drawAngles(random: Random, isRight: boolean): Sides {
  return random.until(
    (): Sides => {
      const [a, b] = [random.int(25, 95), random.int(25, 95)]
      const off = isRight ? 0 : random.pick([-20, -10, -5, 5, 10, 20])
      return [a, b, 180 - a - b + off]
    },
    angles => Math.min(...angles) >= 20 && new Set(angles).size === 3,
  )
}

const UNITS: readonly UnitId[] = ['centimeter', 'inch', 'meter']
/** What is wrong with a verdict about three sides. */
type Slip = 'anyTwo' | 'equal' | 'reversed'
interface Judged {
  readonly sides: Sides
  readonly slip: Slip
  readonly person: Person
}
const SLIPS: readonly Slip[] = ['anyTwo', 'equal', 'reversed']
const OUTCOME_OF: Readonly<Record<Slip, Outcome>> = { anyTwo: 'short', equal: 'flat', reversed: 'yes' }
const sentence = (key: string, en: string, es: string): Sentence => ({
  key,
  says: { en: { kind: 'paragraph', content: [en] }, es: { kind: 'paragraph', content: [es] } },
})
const RIGHT: Readonly<Record<Slip, Sentence>> = {
  anyTwo: sentence(
    'anyTwo',
    'The two shorter sides must be compared with the longest. They make no triangle, because they are too short.',
    'Se deben comparar los dos lados más cortos con el más largo. No forman un triángulo, porque son muy cortos.',
  ),
  equal: sentence(
    'equal',
    'The sum must be greater than the longest side, not equal to it. They make no triangle.',
    'La suma debe ser mayor que el lado más largo, no igual. No forman un triángulo.',
  ),
  reversed: sentence(
    'reversed',
    'A sum greater than the longest side is just what a triangle needs. They do make a triangle.',
    'Una suma mayor que el lado más largo es justo lo que necesita un triángulo. Sí forman un triángulo.',
  ),
}
const THREE = sentence(
  'three',
  'All three sides must have the same length.',
  'Los tres lados deben tener la misma longitud.',
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  howManyAngles: form({
    levels: ['medium'],
    draw(random) {
      const isRight = random.evenly([true, false])
      return { angles: drawAngles(random, isRight) }
    },
    answer: HOW_MANY,
    solve: ({ angles: [a, b, c] }): HowMany => (a + b + c === 180 ? 'many' : 'none'),
    ask: ({ angles: [a, b, c] }) => ({
      en: prose`How many different triangles have the angles ${degrees(a)}, ${degrees(b)}, and ${degrees(c)}?`,
      es: prose`¿Cuántos triángulos diferentes tienen los ángulos ${degrees(a)}, ${degrees(b)} y ${degrees(c)}?`,
    }),
    solution: ({ angles: [a, b, c] }, answer) => [
      explained(
        equation(sum(degrees(a), degrees(b), degrees(c)), degrees(a + b + c)),
        line`Add the three angles: in a triangle they make ${degrees(180)}.`,
        line`Suma los tres ángulos: en un triángulo suman ${degrees(180)}.`,
      ),
      answer === 'many'
        ? answerStep(COUNTS.many, {
            en: line`The sum is right. The angles give the shape but no size: small and large triangles have them.`,
            es: line`La suma es correcta. Los ángulos dan la forma, pero no el tamaño: los tienen triángulos pequeños y grandes.`,
          })
        : answerStep(COUNTS.none, {
            en: line`The sum is not ${degrees(180)}, so there is no such triangle.`,
            es: line`La suma no es ${degrees(180)}, así que no existe ese triángulo.`,
          }),
    ],
    check(printed, answer) {
      const turn = printed.all('measure').reduce((all, { of }) => all + evaluate(of).toNumber(), 0)
      return answer === (turn / 2 === 90 ? 'many' : 'none')
    },
  }),

  howManySides: form({
    levels: ['medium'],
    draw(random) {
      const unit = random.evenly(UNITS)
      const outcome: Outcome = random.evenly(['yes', 'short', 'yes', 'flat'])
      return { unit, sides: drawSides(random, outcome, 4, 24) }
    },
    answer: HOW_MANY,
    solve: ({ sides }): HowMany => (isTriangle(sides) ? 'one' : 'none'),
    ask: ({ unit, sides: [a, b, c] }) => ({
      en: prose`How many different triangles have sides of ${measure(a, unit)}, ${measure(b, unit)}, and ${measure(c, unit)}?`,
      es: prose`¿Cuántos triángulos diferentes tienen lados de ${measure(a, unit)}, ${measure(b, unit)} y ${measure(c, unit)}?`,
    }),
    solution({ sides }, answer) {
      const [a, b, c] = inOrder(sides)
      return [
        explained(
          relation(sum(a, b), a + b > c ? '>' : a + b === c ? '=' : '<', c),
          line`Compare the two shorter sides together with the longest.`,
          line`Compara los dos lados más cortos juntos con el más largo.`,
        ),
        answer === 'one'
          ? answerStep(COUNTS.one, {
              en: line`The sides meet, and three sides leave no choice: all triangles made of them are alike.`,
              es: line`Los lados se juntan, y tres lados no dejan elección: todos los triángulos hechos con ellos son iguales.`,
            })
          : answerStep(COUNTS.none, {
              en: line`The two shorter sides do not reach beyond the longest, so no triangle closes.`,
              es: line`Los dos lados más cortos no superan al más largo, así que no se cierra ningún triángulo.`,
            }),
      ]
    },
    check(printed, answer) {
      const [a, b, c] = printed.all('measure').map(({ of }) => evaluate(of).toNumber())
      return answer === (closes([a ?? 0, b ?? 0, c ?? 0]) ? 'one' : 'none')
    },
  }),

  verdict: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Judged {
      const slip = random.evenly(SLIPS)
      const person = random.pick(people)
      return { slip, person, sides: drawSides(random, OUTCOME_OF[slip], 3, 20) }
    },
    answer: sentenceChoice,
    solve: ({ slip }): Sentence => RIGHT[slip],
    mistakes: ({ slip }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries([...SLIPS.filter(one => one !== slip).map(one => [one, RIGHT[one]]), ['three', THREE]]),
    ask({ sides, slip, person }) {
      const [a, b, c] = inOrder(sides)
      const [p, q, r] = [asExpr(role('a', a)), asExpr(role('b', b)), asExpr(role('c', c))]
      const told =
        slip === 'anyTwo'
          ? {
              en: line`${name(person)} says, “${p}, ${q}, and ${r} can be the sides of a triangle, because ${relation(sum(b, c), '>', a)}.”`,
              es: line`${name(person)} dice: “${p}, ${q} y ${r} pueden ser los lados de un triángulo, porque ${relation(sum(b, c), '>', a)}”.`,
            }
          : slip === 'equal'
            ? {
                en: line`${name(person)} says, “${p}, ${q}, and ${r} can be the sides of a triangle, because ${relation(sum(a, b), '=', c)}.”`,
                es: line`${name(person)} dice: “${p}, ${q} y ${r} pueden ser los lados de un triángulo, porque ${relation(sum(a, b), '=', c)}”.`,
              }
            : {
                en: line`${name(person)} says, “${p}, ${q}, and ${r} cannot be the sides of a triangle, because ${relation(sum(a, b), '>', c)}.”`,
                es: line`${name(person)} dice: “${p}, ${q} y ${r} no pueden ser los lados de un triángulo, porque ${relation(sum(a, b), '>', c)}”.`,
              }
      return paragraph(told, { en: line`What is the mistake?`, es: line`¿Cuál es el error?` })
    },
    solution({ sides }, { says }) {
      const [a, b, c] = inOrder(sides)
      return [
        explained(
          list(a, b, c),
          line`Order the sides: the longest is ${c}.`,
          line`Ordena los lados: el más largo es ${c}.`,
        ),
        explained(
          relation(a + b, a + b > c ? '>' : a + b === c ? '=' : '<', c),
          line`Compare ${sum(a, b)} = ${a + b} with it: a triangle needs a sum that is greater.`,
          line`Compara ${sum(a, b)} = ${a + b} con él: un triángulo necesita una suma mayor.`,
        ),
        answerStep(says, {
          en: line`The other answers name mistakes that were not made here.`,
          es: line`Las otras respuestas nombran errores que no se cometieron aquí.`,
        }),
      ]
    },
    check(printed, { key }) {
      const [a, b, c] = ['a', 'b', 'c'].map(role => printed.role(role).toNumber()) as [number, number, number]
      return key === (closes([a, b, c]) ? 'reversed' : a + b === c ? 'equal' : 'anyTwo')
    },
  }),
})
