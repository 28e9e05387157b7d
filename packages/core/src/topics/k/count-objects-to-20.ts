import {
  type Both,
  both,
  type Content,
  type CounterGroupOptions,
  count as counted,
  counters,
  defineTopic,
  drawing,
  exact,
  explained,
  explainedBy,
  figure,
  figureChoice,
  howMany,
  type Icon,
  iconNoun,
  line,
  list,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  table,
  theThings,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { agreeing, countsOf, PICTURES, total } from '../kit/facts/pictures.ts'
import { startingAt } from '../kit/stories/turns.ts'

interface Layout {
  readonly counts: readonly number[]
  readonly place: (count: number) => CounterGroupOptions
}

/** Two rows of different length, so that the total cannot be read off one of them. */
const unequal = (count: number) => {
  const top = Math.floor(count / 2) + 1
  return [top, count - top]
}

const layouts = {
  row: { counts: [1, 2, 3, 4, 5], place: () => ({}) },
  'two rows': { counts: [6, 7, 8, 9, 10], place: count => ({ rows: unequal(count) }) },
  ring: { counts: [6, 7, 8, 9, 10], place: () => ({ arrangement: 'ring' }) },
  dice: { counts: [6, 7, 8, 9, 10], place: () => ({ arrangement: 'dice' }) },
  'rows of five': { counts: [11, 12, 13, 14, 16, 17, 18, 19], place: () => ({ perRow: 5 }) },
  'rows of ten': { counts: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], place: () => ({ perRow: 10 }) },
  scattered: { counts: [7, 8, 9, 10], place: () => ({ arrangement: 'scattered' }) },
} satisfies Record<string, Layout>

interface Level {
  readonly layouts: readonly (keyof typeof layouts)[]
}

/** One object is seen, not counted: where there is a choice, no fewer than `least` are drawn. */
function draw(random: Random, level: Level, ahead: number, least = 1) {
  const layout = random.evenly(level.layouts)
  const count = random.evenly<number>(
    startingAt(
      layouts[layout].counts.filter(some => some >= least),
      ahead,
    ),
  )
  // Only scattered objects lie differently: any other picture of as many of the same kind would be the same again.
  return {
    layout,
    count,
    icon: random.evenly(turned(PICTURES, 3 * ahead)),
    variant: layout === 'scattered' ? random.int(1, 99) : 1,
  }
}

/** Who draws does not scatter: as many as lie scattered were drawn at an easier level. */
const inRows = ({ layouts }: Level) => layouts.filter(layout => layout !== 'scattered')

interface Facts {
  readonly layout: keyof typeof layouts
  readonly count: number
  readonly icon: Icon
  readonly variant: number
}
function picture({ layout, count, icon, variant }: Facts) {
  const { place }: Layout = layouts[layout]
  return counters({ icon, count, fill: 'white', variant, ...place(count) })
}
/** A group among others to choose from: its box keeps it apart from them. */
function boxed({ layout, count, icon, variant }: Facts) {
  const { place }: Layout = layouts[layout]
  return counters({ icon, count, fill: 'white', variant, outline: 'box', ...place(count) })
}

function askHowMany(icon: Icon, picture: ReturnType<typeof counters>): Both<Content> {
  const [drawn, asked] = [figure(picture), howMany(iconNoun(icon))]
  return { en: [drawn, prose`${asked}? ____`], es: [drawn, prose`¿${asked} hay? ____`] }
}

/** One number for each object; the last one tells how many. */
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const counting = (count: number): Step => step(list(...upTo(count)), because.countOneByOne)
const countedOut = (count: number, icon: Icon): readonly Step[] => {
  const found = counted(count, iconNoun(icon))
  return [counting(count), step(both(prose`${found}`), because.lastNumberTellsHowMany)]
}

/** What is asked for is what is drawn, and as many of them. */
function countsWhatIsDrawn(printed: Printed, { amount, noun }: ReturnType<typeof counted>): boolean {
  const asked = printed.term('how-many').noun
  return noun.en[0] === asked.en[0] && exact(amount).equals(total(countsOf(asked, printed.figure('counters'))))
}

/** Room to draw in grows with the size. */
const empty = (size = 1.25) => counters({ count: 0, outline: 'box', size })
const circlesIn = (count: number) => counters({ icon: 'circle', fill: 'white', count, outline: 'box', perRow: 5 })

const groupHas = (count: number) => ({
  en: line`This group has ${count}.`,
  es: line`Este grupo tiene ${count}.`,
})

export const countObjectsTo20 = defineTopic(
  {
    id: 'count-objects-to-20',
    name: { en: 'Count objects up to 20', es: 'Contar objetos hasta 20' },
    description: {
      en: 'Count up to 20 objects in rows, rings or scattered groups and write how many.',
      es: 'Cuenta hasta 20 objetos en filas, en círculo o dispersos y escribe cuántos hay.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3', 'K.CC.B.4', 'K.CC.B.4a', 'K.CC.B.4b', 'K.CC.B.5'],
    rev: 7,
    levels: {
      easy: { layouts: ['row'] },
      medium: { layouts: ['two rows', 'ring', 'dice'] },
      hard: { layouts: ['rows of five', 'rows of ten', 'scattered', 'rows of ten'] },
    },
  },
  form => ({
    count: form({
      share: 3,
      draw: (random, level: Level) => draw(random, level, 0),
      answer: quantity,
      solve: ({ count, icon }) => counted(count, iconNoun(icon)),
      ask: facts => askHowMany(facts.icon, picture(facts)),
      solution: ({ count, icon }) => countedOut(count, icon),
      check: countsWhatIsDrawn,
    }),

    countOneKind: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const asked = random.evenly(turned(PICTURES, 6))
        const other = random.pick(PICTURES.filter(icon => icon !== asked))
        const count = random.int(7, 11)
        const others = random.int(4, 18 - count)
        const kinds = [...Array<Icon>(count).fill(asked), ...Array<Icon>(others).fill(other)]
        return { asked, count, items: random.shuffle(kinds) }
      },
      answer: quantity,
      solve: ({ count, asked }) => counted(count, iconNoun(asked)),
      ask: ({ asked, items }) => askHowMany(asked, counters({ items, fill: 'white', perRow: 6 })),
      solution: ({ asked, count }) => {
        const noun = iconNoun(asked)
        return [
          explained(
            list(...upTo(count)),
            line`Count only ${theThings(noun)}. Cross out each one as you count it.`,
            agreeing(
              asked,
              line`Cuenta solo ${theThings(noun)}. Tacha cada uno al contarlo.`,
              line`Cuenta solo ${theThings(noun)}. Tacha cada una al contarla.`,
            ),
          ),
          step(both(prose`${counted(count, noun)}`), because.lastNumberTellsHowMany),
        ]
      },
      check: countsWhatIsDrawn,
    }),

    emptyBox: form({
      levels: ['medium'],
      draw: random => ({ icon: random.evenly(turned(PICTURES, 6)) }),
      answer: quantity,
      solve: ({ icon }) => counted(0, iconNoun(icon)),
      ask({ icon }): Both<Content> {
        const [drawn, asked] = [figure(empty()), howMany(iconNoun(icon))]
        return {
          en: [drawn, prose`${asked} are in the box? ____`],
          es: [drawn, prose`¿${asked} hay en el recuadro? ____`],
        }
      },
      solution: ({ icon }) => [
        step({ en: prose`Empty`, es: prose`Vacío` }, because.lookInTheBox),
        step(both(prose`${counted(0, iconNoun(icon))}`), because.noneIsZero),
      ],
      check: countsWhatIsDrawn,
    }),

    circleTheNumber: form({
      share: 2,
      draw(random, level: Level) {
        const facts = draw(random, level, 1)
        const first = random.pick(
          [facts.count - 2, facts.count - 1, facts.count].filter(from => from >= 1 && from <= 18),
        )
        return { ...facts, numbers: [first, first + 1, first + 2] }
      },
      answer: quantity,
      solve: ({ count, icon }) => counted(count, iconNoun(icon)),
      ask: ({ numbers, ...facts }): Both<Content> => {
        const [drawn, asked, row] = [figure(picture(facts)), howMany(iconNoun(facts.icon)), table({ rows: [numbers] })]
        return {
          en: [drawn, prose`${asked}? Circle the number.`, row],
          es: [drawn, prose`¿${asked} hay? Encierra en un círculo el número.`, row],
        }
      },
      solution: ({ count, icon }) => countedOut(count, icon),
      check: (printed, answer) =>
        printed.numbers.some(number => number.equals(exact(answer.amount))) && countsWhatIsDrawn(printed, answer),
    }),

    chooseTheGroup: form({
      share: 2,
      draw(random, level: Level) {
        const facts = draw(random, level, 3, 2)
        const others: readonly number[] = layouts[facts.layout].counts
        const near = others.filter(other => Math.abs(other - facts.count) === 1)
        const far = others.filter(other => Math.abs(other - facts.count) === 2)
        return { ...facts, near: random.pick(near), far: far.length > 0 ? random.pick(far) : facts.count }
      },
      answer: figureChoice,
      solve: boxed,
      mistakes: facts => ({
        oneOff: boxed({ ...facts, count: facts.near }),
        twoOff: boxed({ ...facts, count: facts.far }),
      }),
      ask: ({ icon, count }) => ({
        en: prose`Which group has ${counted(count, iconNoun(icon))}?`,
        es: prose`¿Qué grupo tiene ${counted(count, iconNoun(icon))}?`,
      }),
      solution: facts => [
        explained(
          list(...upTo(facts.count)),
          line`Count each group one by one. Find the one where you stop at ${facts.count}.`,
          line`Cuenta cada grupo de uno en uno. Busca el grupo en el que llegas justo a ${facts.count}.`,
        ),
        explainedBy(figure(boxed(facts)), groupHas(facts.count)),
      ],
      whyWrong: ({ near, far }) => ({ oneOff: groupHas(near), twoOff: groupHas(far) }),
      check: (printed, answer) =>
        answer.kind === 'counters' &&
        printed.numbers[0]?.equals(total(countsOf(printed.term('quantity').noun, answer))) === true,
    }),

    moveThem: form({
      levels: ['medium'],
      lines: 0,
      draw: random => ({ icon: random.evenly(turned(PICTURES, 13)), count: random.int(6, 10) }),
      answer: quantity,
      solve: ({ count, icon }) => counted(count, iconNoun(icon)),
      ask({ icon, count }): Both<Content> {
        const row = figure(counters({ icon, count, fill: 'white' }))
        const ring = figure(counters({ icon, count, fill: 'white', arrangement: 'ring' }))
        const noun = iconNoun(icon)
        return {
          en: [
            prose`Here are ${counted(count, noun)}.`,
            row,
            prose`They move.`,
            ring,
            prose`${howMany(noun)} are there now? ____`,
          ],
          es: [
            prose`Aquí hay ${counted(count, noun)}.`,
            row,
            prose`Cambian de lugar.`,
            ring,
            prose`¿${howMany(noun)} hay ahora? ____`,
          ],
        }
      },
      solution: (_, found) => [
        explained(
          { en: prose`No more, no fewer`, es: prose`Ni más ni menos` },
          line`They only moved.`,
          line`Solo cambian de lugar.`,
        ),
        explained(both(prose`${found}`), line`The number stays the same.`, line`La cantidad no cambia.`),
      ],
      check(printed, answer) {
        const { noun } = printed.term('how-many')
        return [
          ...printed.figures('counters').map(drawn => total(countsOf(noun, drawn))),
          printed.take(1)[0].toNumber(),
        ].every(count => exact(answer.amount).equals(count))
      },
    }),

    drawCircles: form({
      draw: (random, level) => ({ count: random.pick(layouts[random.evenly(inRows(level))].counts) }),
      answer: drawing<number>(circlesIn, count => [count - 1, count + 1]),
      solve: ({ count }) => count,
      ask({ count }): Both<Content> {
        const [wanted, box] = [counted(count, nouns.circle), figure(empty(count > 10 ? 3.4 : 2.6))]
        return {
          en: [prose`Draw ${wanted} in the box.`, box],
          es: [prose`Dibuja ${wanted} en el recuadro.`, box],
        }
      },
      solution: ({ count }) => [counting(count), step(figure(circlesIn(count)), because.drawOneForEach)],
      check: (printed, answer) =>
        printed.numbers[0]?.equals(answer) === true && total(countsOf(nouns.circle, printed.figure('counters'))) === 0,
    }),
  }),
)
