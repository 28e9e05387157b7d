import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  box,
  type Content,
  count,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  howMany,
  isTrue,
  itemOf,
  type Label,
  line,
  list,
  minus,
  missingPart,
  missingWhole,
  type Noun,
  name,
  type Person,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  subject,
  sum,
  sumWithin20,
  tapeDiagram,
  things,
  tupleOf,
  type Value,
  wholes,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { mathsIn } from '../kit/facts/bond.ts'
import { type EquationAndAnswer, equationAndAnswer } from '../kit/stories/equation-and-answer.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { OWN } from './word-problems-within-20/situation.ts'
import { type SituationName, situationOf } from './word-problems-within-20/situations.ts'

interface Level {
  readonly total: readonly SituationName[]
  readonly rest: readonly SituationName[]
  readonly wholes: readonly [from: number, to: number]
  /** The least and the greatest part. */
  readonly parts: readonly [least: number, greatest: number]
}

interface Facts {
  readonly situation: SituationName
  readonly telling: number
  readonly noun: Noun
  readonly people: readonly [Person, Person]
  readonly first: number
  readonly second: number
  readonly unknown: number
}

/** What children keep their things in, one and two of them. */
const HOLDERS = [
  [words('bag', 'bolsa'), words('bags', 'bolsas')],
  [words('box', 'caja'), words('boxes', 'cajas')],
  [words('pile', 'pila'), words('piles', 'pilas')],
] as const
const KEPT: readonly Noun[] = [nouns.toy, ...OWN]

/** Of a double the part that is told could be copied. Each form begins so far on in the list. */
const drawParts = (random: Random, { wholes: [from, to], parts: [least, greatest] }: Level, ahead: number) =>
  random.evenly(
    startingAt(
      wholes(from, to).flatMap(whole =>
        wholes(Math.max(least, whole - greatest), Math.min(greatest, whole - least))
          .filter(part => whole !== 2 * part)
          .map(part => ({ whole, part })),
      ),
      ahead,
    ),
  )

/** Situations take turns, then how they are told; forms that tell the same ones begin with different tellings. */
function drawStory(random: Random, level: Level, names: readonly SituationName[], form: number, ahead: number): Facts {
  const situation = random.evenly(startingAt(names, form))
  const { tellings, numbers, unknown } = situationOf(situation)
  const telling = random.evenly(startingAt([...tellings.keys()], form))
  const { whole, part } = drawParts(random, level, ahead)
  const [one, other] = random.sample(people, 2)
  const [first, second] =
    numbers === 'parts' ? [part, whole - part] : numbers === 'part and whole' ? [part, whole] : [whole, part]
  return {
    situation,
    telling,
    noun: random.evenly(startingAt(itemOf(tellings, telling).nouns, form + names.indexOf(situation))),
    people: [one, other],
    first,
    second,
    unknown: unknown === 'total' ? whole : whole - part,
  }
}

const namedIn = ({ noun, people: [one, other] }: Facts) => ({
  noun,
  who: name(one),
  she: subject(one),
  other: name(other),
})

function tell(facts: Facts): Both<Block> {
  const { situation, telling, noun, first, second } = facts
  const { tellings, isBare } = situationOf(situation)
  return itemOf(tellings, telling).tell(isBare ? first : count(first, noun), second, namedIn(facts))
}

/** How the unknown number is found; where the equation asks for it in so many words, it is worked out as it stands. */
function worked(facts: Facts): readonly Step[] {
  const { first, second } = facts
  const { unknown, isDirect } = situationOf(facts.situation)
  const [most, least] = [Math.max(first, second), Math.min(first, second)]
  if (unknown === 'total')
    return isDirect ? sumWithin20(...tupleOf(valuesIn(storyEquation(facts)), 2)) : missingWhole(most, least)
  if (isDirect) return differenceWithin20(most, least)
  return isSoonCounted(facts) ? countedOnTo(least, most) : missingPart(most, least)
}

/** The missing part is soon counted on, and no subtraction is needed for it. */
const isSoonCounted = ({ situation, unknown, first, second }: Facts) =>
  situationOf(situation).unknown === 'rest' && unknown <= 3 && Math.min(first, second) > 2

const countedOnTo = (part: number, whole: number): readonly Step[] => [
  step(list(...wholes(part + 1, whole)), because.countOnTo, { start: part, end: whole }),
  step(equation(sum(part, whole - part), whole), because.countNumbersSaid),
]

/** The equation of the story, its unknown worked out and put back, and the answer in a sentence. */
function storySteps(facts: Facts): readonly Step[] {
  const { situation, telling, noun, first, unknown } = facts
  const { tellings, isDirect } = situationOf(situation)
  const found = count(unknown, noun)
  const { who, other } = namedIn(facts)
  const shown = isDirect || isSoonCounted(facts) ? prose`${found}` : prose`${storyEquation(facts, unknown)}; ${found}`
  return [
    situation === 'bigger, told by fewer'
      ? explained(
          storyEquation(facts),
          line`${first} fewer for ${who} means ${first} more for ${other}: add. The box stands for the number you are looking for.`,
          line`${first} menos para ${who} son ${first} más para ${other}: suma. El recuadro representa el número que buscas.`,
        )
      : step(storyEquation(facts), because.writeEquationWithBox, { things: things(noun) }),
    ...worked(facts),
    answerStep(both(shown), itemOf(tellings, telling).answer(found, namedIn(facts))),
  ]
}

const storyEquation = ({ situation, first, second }: Facts, unknown: Value = box()) =>
  situationOf(situation).equation(first, second, unknown)

/** The only number from 0 to 40 that makes the equation true. */
function solutionOf(gap: Expr): number | null {
  const found = Array.from({ length: 41 }, (_, value) => value).filter(value => isTrue(filled(gap, value)))
  return found.length === 1 ? itemOf(found, 0) : null
}

/** What one number has over the other, counted up from the smaller. */
function countedUp(printed: Printed): number {
  const [x, y] = tupleOf(
    printed.numbers.map(number => number.n),
    2,
  )
  let steps = 0
  for (let reached = Math.min(x, y); reached < Math.max(x, y); reached++) steps++
  return steps
}

const valuesIn = (item: Expr): readonly number[] => {
  if (item.kind !== 'relation') return []
  const terms = item.left.kind === 'sum' ? item.left.terms : [item.left]
  return [...terms, item.right].flatMap(term =>
    JSON.stringify(term).includes('blank') ? [] : [Math.abs(exact(term).n)],
  )
}
/** Made of the two numbers of the story, and with its answer in the box. */
const fitsStory = (printed: Printed, item: Expr) =>
  solutionOf(item) === countedUp(printed) &&
  [...valuesIn(item)].sort().join() ===
    printed.numbers
      .map(number => number.n)
      .sort()
      .join()

export const wordProblemsWithin20 = defineTopic(
  {
    id: 'word-problems-within-20',
    name: { en: 'Addition and subtraction word problems within 20', es: 'Problemas verbales de suma y resta hasta 20' },
    description: {
      en: 'Solve stories about adding to, taking from, putting together and comparing with numbers up to 20.',
      es: 'Resuelve problemas de agregar, quitar, juntar y comparar con números hasta 20.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.A.1', '1.OA.D.8'],
    rev: 7,
    levels: {
      easy: { total: ['add to', 'put together'], rest: ['take from'], wholes: [5, 10], parts: [2, 8] },
      medium: {
        total: [],
        rest: ['how many came', 'how many left', 'other part', 'how many more', 'how many fewer'],
        wholes: [11, 18],
        parts: [2, 9],
      },
      hard: {
        total: ['bigger, told by fewer', 'start before fewer'],
        rest: ['start before more', 'smaller, told by more'],
        wholes: [11, 20],
        parts: [2, 14],
      },
    },
  },
  form => ({
    total: form({
      levels: ['easy', 'hard'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw: (random, level: Level) => drawStory(random, level, level.total, 0, 0),
      answer: quantity,
      solve: ({ unknown, noun }) => count(unknown, noun),
      ask: tell,
      solution: storySteps,
      // Takes one number away again: the other must be left.
      check(printed, { amount }) {
        const [x, y] = printed.take(2)
        return exact(amount).minus(x).equals(y)
      },
    }),

    rest: form({
      kind: 'story',
      share: 2,
      lines: 2,
      draw: (random, level: Level) => drawStory(random, level, level.rest, 2, 9),
      answer: quantity,
      solve: ({ unknown, noun }) => count(unknown, noun),
      ask: tell,
      solution: storySteps,
      check: (printed, { amount }) => exact(amount).equals(countedUp(printed)),
    }),

    writeTheEquation: form({
      levels: ['medium', 'hard'],
      kind: 'story',
      instruction: {
        en: prose`Write an equation for the story. Use □ for the number you do not know. Then write that number.`,
        es: prose`Escribe una ecuación para la historia. Usa □ para el número que no conoces. Luego escribe ese número.`,
      },
      draw: (random, level: Level) => drawStory(random, level, level.rest, 3, 4),
      answer: equationAndAnswer,
      solve: (facts): EquationAndAnswer => ({ equation: storyEquation(facts), answer: facts.unknown }),
      ask: tell,
      key: () => ({
        en: prose`Any equation that fits the story is right.`,
        es: prose`Es correcta toda ecuación que corresponda a la historia.`,
      }),
      solution: storySteps,
      check: (printed, { equation, answer }) => fitsStory(printed, equation) && countedUp(printed) === answer,
    }),

    chooseTheEquation: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Which equation fits the story?`,
        es: prose`¿Qué ecuación corresponde a la historia?`,
      },
      draw: (random, level: Level) => drawStory(random, level, level.rest, 4, 15),
      answer: formulaChoice,
      solve: facts => storyEquation(facts),
      mistakes({ first, second }): Record<string, Value> {
        const [small, large] = [Math.min(first, second), Math.max(first, second)]
        return {
          added: equation(sum(first, second), box()),
          boxTakenFrom: equation(minus(box(), small), large),
          addedToLarger: equation(minus(box(), large), small),
        }
      },
      ask: tell,
      solution: facts => [
        ...worked(facts),
        answerStep(storyEquation(facts), {
          en: line`With ${facts.unknown} in the box it is true.`,
          es: line`Con ${facts.unknown} en el recuadro es verdadera.`,
        }),
      ],
      whyWrong: ({ first, second, unknown }) => {
        const otherNumber = {
          en: line`Here the box is ${first + second}, not ${unknown}.`,
          es: line`Aquí el recuadro es ${first + second}, no ${unknown}.`,
        }
        return { added: otherNumber, boxTakenFrom: otherNumber, addedToLarger: otherNumber }
      },
      check: (printed, answer) => fitsStory(printed, expr(answer)),
    }),

    tape: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      lines: 0,
      draw(random, level: Level) {
        const { whole, part } = drawParts(random, level, 19)
        return {
          part,
          rest: whole - part,
          gap: level.total.length > 0 ? ('whole' as const) : ('part' as const),
          noun: random.evenly(KEPT),
          holder: random.evenly(HOLDERS),
          person: random.pick(people),
        }
      },
      answer: quantity,
      solve: ({ part, rest, gap, noun }) => count(gap === 'whole' ? part + rest : rest, noun),
      ask({ part, rest, gap, noun, holder: [one, two], person }): Both<Content> {
        const whole = part + rest
        const drawn = figure(
          tapeDiagram([
            gap === 'whole'
              ? { boxes: [part, rest], brace: blank() }
              : { boxes: [part, { label: blank(), size: rest }], brace: whole },
          ]),
        )
        const who = name(person)
        return gap === 'whole'
          ? {
              en: [
                prose`${who} has ${count(part, noun)} in one ${one} and ${rest} in another ${one}. ${howMany(noun)} does ${subject(person)} have in all?`,
                drawn,
              ],
              es: [
                prose`${who} tiene ${count(part, noun)} en una ${one} y ${rest} en otra ${one}. ¿${howMany(noun)} tiene en total?`,
                drawn,
              ],
            }
          : {
              en: [
                prose`${who} has ${count(whole, noun)} in two ${two}. One ${one} has ${part}. ${howMany(noun)} are in the other ${one}?`,
                drawn,
              ],
              es: [
                prose`${who} tiene ${count(whole, noun)} en dos ${two}. En una ${one} hay ${part}. ¿${howMany(noun)} hay en la otra ${one}?`,
                drawn,
              ],
            }
      },
      solution: ({ part, rest, gap, noun, holder: [one], person }) => {
        const found = count(gap === 'whole' ? part + rest : rest, noun)
        return [
          ...(gap === 'whole' ? missingWhole(part, rest) : missingPart(part + rest, part)),
          answerStep(both(prose`${found}`), {
            en: gap === 'whole' ? line`${subject(person)} has ${found} in all.` : line`The other ${one} has ${found}.`,
            es: gap === 'whole' ? line`Tiene ${found} en total.` : line`En la otra ${one} hay ${found}.`,
          }),
        ]
      },
      // The boxes together are as long as the brace.
      check(printed, { amount }) {
        const [row] = tupleOf(printed.figure('tape-diagram').rows, 1)
        const value = (label: Label | null) => {
          const written = mathsIn(label)
          return exact(!written || written.kind === 'blank' ? amount : written)
        }
        const boxes = row.boxes.map(({ label }) => value(label))
        return boxes.reduce((total, part) => total.plus(part), exact(0)).equals(value(row.brace))
      },
    }),
  }),
)
