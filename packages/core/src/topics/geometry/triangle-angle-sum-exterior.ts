import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const triangleAngleSumExterior = defineTopic(
  {
    id: 'triangle-angle-sum-exterior',
    name: { en: 'Triangle angle sum and exterior angle theorems', es: 'Teoremas de la suma de los ángulos y del ángulo exterior de un triángulo' },
    description: {
      en: 'Use the sum of the angles and exterior angles of triangles to find unknown measures.',
      es: 'Usa la suma de los ángulos y los ángulos exteriores de un triángulo para hallar medidas desconocidas.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    levels: {
      // one triangle, two interior angles given as numbers (15..130, sum at most 165): find the third angle or the exterior angle at a named vertex; right-triangle variant with one acute angle given
      easy: { top: 10 },
      // one triangle whose interior angles, or one exterior angle and its two remote interior angles, are expressions ax + b (a 1..9, |b| <= 40): solve for x and give the requested angle; or angles in a ratio p:q:r
      medium: { top: 10 },
      // two triangles sharing a side, an angle bisector, or a line parallel to one side: 2-3 linked steps with at most one variable (ax + b, a 1..8); the asked angle is not one of the labeled ones
      hard: { top: 10 },
    },
  },
  // Forms: one triangle with labeled angles: find m∠C, or the exterior angle at a named vertex | one triangle labeled with expressions: find x, then the named angle | no figure: 'The angles of a triangle are in the ratio 2 : 3 : 4. Find the largest angle.' [figure: none] [layout: inline] | expressions: find the three angles, then classify the triangle as acute, right or obtuse [answer: text-choice] | compound figure (shared side, bisector or parallel line): find the marked angle [figure: geometry-diagram] | always / sometimes / never statement from a bank of at least 12, at most two per sheet [figure: none] [answer: text-choice]
  // Answer: angle (degrees, integer). Check: solve the linear equation exactly; the interior angles of every drawn triangle sum to 180 and each exterior angle equals the sum of its remote interior angles
  // Constraints: interior angles 15°..135°, exterior angles 45°..165°; x integer and every expression positive at that x; figure built from the true angles; exterior angle drawn on a clearly extended side; right angles marked with a square; ratio items have p + q + r dividing 180; no two problems with the same angle triple
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
