import {
  blank,
  both,
  count,
  equation,
  explained,
  type FormMaker,
  figure,
  howMany,
  line,
  prose,
  quantity,
  role,
  sum,
  tapeDiagram,
  things,
  times,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { amountForm } from './amount-form.ts'
import type { levels } from './levels.ts'
import { shortStories } from './stories.ts'
import {
  amountsIn,
  asUnits,
  DAYS,
  drawPair,
  equivalence,
  FEET,
  HOURS,
  inSmallest,
  METERS,
  multiplied,
  POUNDS,
  TOLD,
  YARDS,
} from './units.ts'

/** Others than those of the exercises that tell the fact. */
const TAPED = [HOURS, DAYS, METERS]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withEquivalence: form({
    levels: ['easy'],
    share: 3,
    instruction: { en: prose`Convert.`, es: prose`Convierte.` },
    draw: (random, { least, most }) => ({ pair: drawPair(random, TOLD), amount: random.int(least, most) }),
    answer: quantity,
    solve: ({ pair, amount }) => count(amount * pair.factor, pair.small),
    ask: ({ pair, amount }) =>
      both([equivalence(pair), prose`${count(amount, pair.large)} = ____ ${things(pair.small)}`]),
    solution: ({ pair, amount }) => [multiplied(amount, pair), asUnits(amount, pair)],
    check(printed, answer) {
      const given = amountsIn(printed).at(-1)
      return given !== undefined && inSmallest(given).equals(inSmallest(answer))
    },
  }),

  tape: form({
    levels: ['easy'],
    draw: random => ({ pair: random.evenly(TAPED), amount: random.int(3, 7) }),
    answer: quantity,
    solve: ({ pair, amount }) => count(amount * pair.factor, pair.small),
    ask({ pair, amount }) {
      const tape = figure(
        tapeDiagram(
          [{ boxes: Array.from({ length: amount }, () => ({ label: count(pair.factor, pair.small), size: 1 })) }],
          {
            total: blank(2),
          },
        ),
      )
      const each = count(1, pair.large)
      return {
        en: [prose`Each box stands for ${each}. How many ${things(pair.small)} are in all the boxes?`, tape],
        es:
          pair.small.gender === 'f'
            ? [prose`Cada casilla representa ${each}. ¿Cuántas ${things(pair.small)} hay en todas las casillas?`, tape]
            : [prose`Cada casilla representa ${each}. ¿Cuántos ${things(pair.small)} hay en todas las casillas?`, tape],
      }
    },
    solution: ({ pair, amount }) => [
      explained(
        alone(count(amount, pair.large)),
        line`Count the boxes: ${amount}.`,
        line`Cuenta las casillas: ${amount}.`,
      ),
      multiplied(amount, pair),
      asUnits(amount, pair),
    ],
    // Counts the boxes.
    check(printed, answer) {
      const boxes = printed.figure('tape-diagram').rows.flatMap(row => row.boxes)
      const [each] = amountsIn(printed)
      return each !== undefined && inSmallest(each).times(boxes.length).equals(inSmallest(answer))
    },
  }),

  story: form({ levels: ['easy'], share: 2, ...amountForm(shortStories, true) }),

  whichAmount: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ pair: random.evenly([FEET, POUNDS, YARDS]), amount: random.int(3, 9) }),
        ({ pair: { factor }, amount }) => factor !== amount && factor + amount !== amount * factor,
      ),
    answer: quantity,
    solve: ({ pair, amount }) => count(amount * pair.factor, pair.small),
    mistakes: ({ pair, amount }) => ({
      added: count(amount + pair.factor, pair.small),
      oneGroupMore: count((amount + 1) * pair.factor, pair.small),
      joined: count(Number(`${amount}${pair.factor}`), pair.small),
      oneGroupLess: count((amount - 1) * pair.factor, pair.small),
    }),
    ask({ pair, amount }) {
      const given = role('given', count(amount, pair.large))
      return {
        en: [equivalence(pair), prose`${howMany(pair.small)} are equal to ${given}?`],
        es: [equivalence(pair), prose`¿${howMany(pair.small)} equivalen a ${given}?`],
      }
    },
    solution: ({ pair, amount }) => [multiplied(amount, pair), asUnits(amount, pair)],
    whyWrong({ pair: { factor, large }, amount }) {
      const groups = (many: number) =>
        explained(
          equation(times(many, factor), many * factor),
          line`This is the result for ${count(many, large)}, not for ${count(amount, large)}.`,
          line`Esto corresponde a ${count(many, large)}, no a ${count(amount, large)}.`,
        )
      return {
        added: explained(
          equation(sum(amount, factor), amount + factor),
          line`Here ${amount} and ${factor} were added, not multiplied.`,
          line`Aquí ${amount} y ${factor} se sumaron en vez de multiplicarse.`,
        ),
        joined: {
          en: line`Here ${amount} and ${factor} were only written side by side.`,
          es: line`Aquí ${amount} y ${factor} solo se escribieron uno al lado del otro.`,
        },
        oneGroupMore: groups(amount + 1),
        oneGroupLess: groups(amount - 1),
      }
    },
    check(printed, answer) {
      const given = amountsIn(printed).at(-1)
      return given !== undefined && inSmallest(given).equals(inSmallest(answer))
    },
  }),
})
