import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const angleRelationshipsEquations = defineTopic(
  {
    id: 'angle-relationships-equations',
    name: { en: 'Angle relationships and equations', es: 'Relaciones entre ángulos y ecuaciones' },
    description: {
      en: 'Use complementary, supplementary, vertical and adjacent angles to write equations and find unknown measures.',
      es: 'Usa ángulos complementarios, suplementarios, opuestos por el vértice y adyacentes para hallar medidas desconocidas con ecuaciones.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.5'],
    levels: {
      // find the missing complementary, supplementary, vertical or adjacent angle from numbers in a figure
      easy: { top: 10 },
      // unknown inside an expression (2x + 10)° with one relation: write and solve for x, or give the angle
      medium: { top: 10 },
      // two-step: vertical + linear pair, three angles on a line or about a point, ratio of angles, x then each angle; variables on both sides allowed only as simple ax = bx + c
      hard: { top: 10 },
    },
  },
  // Forms: figure with labelled angles [figure: angle] | name the relation [answer: text-choice] | word problem: an angle is 12° less than twice its complement; contexts: ramp against a wall, street intersection, clock hands, open scissors [figure: none] | find x (multiple choice) [answer: multiple-choice]
  // Answer: angle (degrees; x forms: x = value then the angle). Check: solve the linear equation from the relation; sum checks 90, 180 or 360; vertical equality
  // Constraints: all angles positive and under 180; figure drawn close to true measures; whole-degree answers; right angle marks drawn for complementary pairs; x is not the answer when the angle is asked; the directions say whether x, the angle or both are asked; Spanish: complementarios, suplementarios, opuestos por el vértice, adyacentes; easy covers four relations with whole degrees 10..170
  form => ({
    bare: form({
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      draw: (random, { top }) => ({ a: random.int(1, top), b: random.int(1, top) }),
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(m`${a} + ${b} = __`),
      // Takes one addend away again: the other must be left.
      check(printed, answer) {
        const [left, right] = printed.all('number')
        return left !== undefined && right !== undefined && evaluate(right).plus(evaluate(left)).equals(answer)
      },
    }),
  }),
)
