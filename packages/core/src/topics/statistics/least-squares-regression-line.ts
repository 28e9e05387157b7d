import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const leastSquaresRegressionLine = defineTopic(
  {
    id: 'least-squares-regression-line',
    name: { en: 'Least-squares regression line', es: 'Recta de regresión de mínimos cuadrados' },
    description: {
      en: 'Find the least-squares line, use it to predict and interpret its slope and intercept.',
      es: 'Halla la recta de mínimos cuadrados, úsala para predecir e interpreta su pendiente y su intersección.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6a', 'S-ID.B.6c', 'S-ID.C.7', 'S-ID.C.8', 'AP-STAT-2.6', 'AP-STAT-2.8'],
    levels: {
      // use ŷ = a + bx to predict; interpret slope and intercept from choices with units
      easy: { top: 10 },
      // b = r·s_y/s_x and a = ȳ - b·x̄ from five summary numbers; predict; is the prediction extrapolation? or r² in context
      medium: { top: 10 },
      // least-squares line from 5-6 integer points by hand sums, or read coefficients, s and R-Sq from a printed computer output and recover r with its sign
      hard: { top: 10 },
    },
  },
  // Forms: equation given: predict, or find the residual of a point [figure: none] [answer: decimal] | interpret the slope, intercept or r² in context (4 choices) [answer: multiple-choice] | summary numbers: write the equation [figure: none] | data table: find the least-squares line [figure: data-table] | computer output: write the equation, give r [figure: data-table] | prediction: reasonable or extrapolation? [answer: text-choice] | contexts: temperature and cricket chirps, house size and price, sugar and calories, practice and free throws, study hours and score
  // Answer: equation (ŷ = a + bx with named variables, coefficients exact or 3 significant figures); decimal prediction. Check: normal equations with exact rationals then rounding
  // Constraints: |r| 0.4..0.98 with the sign of b; slope not near 0 for the data's scale; predictions use the printed (rounded) equation and are rounded as stated; x within the data range unless the item is about extrapolation; hand-sum items have an integer mean of x and terminating b; interpretation says 'predicted' or 'on average', with units; an intercept outside the range is not interpreted; boundary-rounding guard
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
