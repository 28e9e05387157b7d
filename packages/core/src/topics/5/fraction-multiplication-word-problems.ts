import { formulaChoice } from '../../answer/choice.ts'
import { quantity } from '../../answer/number.ts'
import { type Block, type Both, both, count, figure, name, prose, subject, type Term } from '../../content.ts'
import { tapeDiagram } from '../../figure/tape-diagram.ts'
import type { Noun } from '../../language/noun.ts'
import { cup, gallon, hour, mile, yard } from '../../language/nouns/units.ts'
import { type Person, people } from '../../language/people.ts'
import { divide, expr, minus, mixed, sum, times } from '../../math/build.ts'
import { evaluate } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Quantity = Extract<Term, { kind: 'quantity' }>

/** A story tells the same in both languages around the same numbers. */
interface Story {
  readonly noun: Noun
  /** The most that is plausible. */
  readonly most: number
  tell(part: Ratio, whole: Quantity, who: Person): Both<Block>
}

const partOfWhole: readonly Story[] = [
  {
    noun: cup,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`A recipe calls for ${whole} of flour. ${name(who)} makes ${part} of the recipe. How much flour does ${subject(who)} need?`,
      es: prose`Una receta lleva ${whole} de harina. ${name(who)} prepara ${part} de la receta. ¿Cuánta harina necesita?`,
    }),
  },
  {
    noun: mile,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`The length of a trail is ${whole}. ${name(who)} has hiked ${part} of it. How far has ${subject(who)} hiked?`,
      es: prose`Un sendero mide ${whole}. ${name(who)} ha recorrido ${part} del sendero. ¿Qué distancia ha recorrido?`,
    }),
  },
  {
    noun: gallon,
    most: 8,
    tell: (part, whole, who) => ({
      en: prose`A painter has ${whole} of paint. ${name(who)} uses ${part} of it for a fence. How much paint does ${subject(who)} use?`,
      es: prose`Para pintar hay ${whole} de pintura. ${name(who)} usa ${part} de la pintura en una cerca. ¿Cuánta pintura usa?`,
    }),
  },
  {
    noun: hour,
    most: 4,
    tell: (part, whole, who) => ({
      en: prose`Track practice takes ${whole}. ${name(who)} runs for ${part} of the time. How long does ${subject(who)} run?`,
      es: prose`El entrenamiento de atletismo dura ${whole}. ${name(who)} corre durante ${part} de ese tiempo. ¿Cuánto tiempo corre?`,
    }),
  },
  {
    noun: yard,
    most: 15,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} buys ${whole} of cloth and uses ${part} of it for a costume. How much cloth does ${subject(who)} use?`,
      es: prose`${name(who)} compra ${whole} de tela y usa ${part} de la tela para un disfraz. ¿Cuánta tela usa?`,
    }),
  },
]

const partThatIsLeft: readonly Story[] = [
  {
    noun: yard,
    most: 15,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of ribbon and gives away ${part} of it. How much ribbon is left?`,
      es: prose`${name(who)} tiene ${whole} de cinta y regala ${part} de la cinta. ¿Cuánta cinta le queda?`,
    }),
  },
  {
    noun: cup,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} makes ${whole} of lemonade and pours out ${part} of it for guests. How much lemonade is left?`,
      es: prose`${name(who)} prepara ${whole} de limonada y sirve ${part} de la limonada a sus invitados. ¿Cuánta limonada queda?`,
    }),
  },
  {
    noun: mile,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`The way to the lake is ${whole} long. ${name(who)} has walked ${part} of it. How far is it from there to the lake?`,
      es: prose`El camino al lago mide ${whole}. ${name(who)} ya caminó ${part} del camino. ¿Cuánto le falta para llegar al lago?`,
    }),
  },
  {
    noun: gallon,
    most: 8,
    tell: (part, whole, who) => ({
      en: prose`A tank holds ${whole} of water. ${name(who)} uses ${part} of it to water the garden. How much water is left?`,
      es: prose`En un tanque hay ${whole} de agua. ${name(who)} usa ${part} del agua para regar el jardín. ¿Cuánta agua queda?`,
    }),
  },
]

/** Denominators with which people measure. */
const measuring = (random: Random) => {
  const d = random.pick([2, 3, 4, 5, 6, 8])
  return Ratio.of(random.coprimeTo(d), d)
}

const fraction = (random: Random, least: number, most: number) => {
  const d = random.int(least, most)
  return Ratio.of(random.coprimeTo(d), d)
}

const numbers = {
  'fraction of a whole'(random: Random) {
    const part = fraction(random, 3, 10)
    return [part, Ratio.of(part.d * random.int(1, 3), part.n === 1 && part.d > 3 ? 1 : random.pick([1, 2]))] as const
  },
  'fraction of a fraction': (random: Random) => [fraction(random, 2, 10), measuring(random)] as const,
  'fraction of a mixed number'(random: Random) {
    const d = random.int(2, 6)
    return [fraction(random, 2, 8), Ratio.of(random.int(1, 5) * d + random.coprimeTo(d), d)] as const
  },
}

const drawFrom =
  (stories: readonly Story[]) => (random: Random, level: { readonly numbers: readonly (keyof typeof numbers)[] }) => {
    const kind = random.evenly(level.numbers)
    const story = random.pick(stories)
    const [part, whole] = random.until(
      () => numbers[kind](random),
      ([part, whole]) =>
        !whole.equals(part) && !whole.equals(1) && whole.compare(story.most) <= 0 && part.times(whole).d <= 16,
    )
    return { part, whole, story, who: random.pick(people) }
  }

type Facts = ReturnType<ReturnType<typeof drawFrom>>

const shown = (value: Ratio) => (value.compare(1) > 0 ? mixed(value) : expr(value))
const ask = ({ part, whole, story, who }: Facts) => story.tell(part, count(shown(whole), story.noun), who)

const instruction = {
  en: prose`Write the answer in lowest terms, as a mixed number if it is greater than 1.`,
  es: prose`Escribe la respuesta en su mínima expresión; si es mayor que 1, como número mixto.`,
}

/** The two numbers of the story, told apart by the unit. */
function read(printed: Printed) {
  const { amount, noun } = printed.term('quantity')
  const whole = evaluate(amount)
  return { whole, noun, part: printed.numbers.find(number => !number.equals(whole)) ?? whole }
}

export const fractionMultiplicationWordProblems = defineTopic(
  {
    id: 'fraction-multiplication-word-problems',
    name: { en: 'Word problems: multiply fractions', es: 'Problemas verbales de multiplicación de fracciones' },
    description: {
      en: 'Solve stories that ask for a fraction of an amount or a product of mixed numbers.',
      es: 'Resuelve problemas que piden una fracción de una cantidad o un producto de números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.6'],
    levels: {
      easy: { numbers: ['fraction of a whole'] },
      medium: { numbers: ['fraction of a fraction', 'fraction of a mixed number'] },
      hard: { numbers: ['fraction of a whole', 'fraction of a mixed number'] },
    },
  },
  form => ({
    part: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      lines: 4,
      draw: drawFrom(partOfWhole),
      answer: quantity,
      solve: ({ part, whole, story }) => count(shown(whole.times(part)), story.noun),
      ask,
      steps: ({ part, whole }) => both(times(part, shown(whole))),
      check(printed, answer) {
        const { whole, part, noun } = read(printed)
        return answer.noun === noun && evaluate(answer.amount).over(whole).equals(part)
      },
    }),

    tapeDiagram: form({
      levels: ['easy'],
      instruction,
      lines: 2,
      draw: drawFrom(partOfWhole),
      answer: quantity,
      solve: ({ part, whole, story }) => count(shown(whole.times(part)), story.noun),
      ask: facts => {
        const drawn = figure(
          tapeDiagram([
            {
              boxes: Array.from({ length: facts.part.d }, (_, i) => ({
                fill: i < facts.part.n ? ('gray' as const) : ('white' as const),
              })),
              equal: true,
              brace: shown(facts.whole),
            },
          ]),
        )
        const { en, es } = ask(facts)
        return { en: [en, drawn], es: [es, drawn] }
      },
      // One box is the brace shared out; the gray ones are counted.
      check(printed, answer) {
        const [row] = printed.figure('tape-diagram').rows
        const { whole } = read(printed)
        const gray = row?.boxes.filter(({ fill }) => fill === 'gray').length ?? 0
        return evaluate(answer.amount).equals(whole.over(row?.boxes.length ?? 1).times(gray))
      },
    }),

    whatIsLeft: form({
      levels: ['hard'],
      share: 2,
      instruction,
      lines: 5,
      draw: drawFrom(partThatIsLeft),
      answer: quantity,
      solve: ({ part, whole, story }) => count(shown(whole.minus(whole.times(part))), story.noun),
      ask,
      steps: ({ part, whole }) => both(times(Ratio.of(1).minus(part), shown(whole))),
      // What is gone and what is left make the whole.
      check(printed, answer) {
        const { whole, part, noun } = read(printed)
        return answer.noun === noun && evaluate(answer.amount).over(whole).plus(part).equals(1)
      },
    }),

    mixedTimesMixed: form({
      levels: ['hard'],
      instruction,
      lines: 5,
      draw: random => {
        const [b, d] = [random.int(2, 4), random.int(2, 4)]
        return {
          rate: Ratio.of(random.int(1, 4) * b + random.coprimeTo(b), b),
          times: Ratio.of(random.int(1, 3) * d + random.coprimeTo(d), d),
          who: random.pick(people),
          story: random.int(0, 2),
        }
      },
      answer: quantity,
      solve: ({ rate, times, story }) => count(shown(rate.times(times)), story === 0 ? mile : cup),
      ask({ rate, times, who, story }) {
        const [each, many] = [mixed(rate), mixed(times)]
        const stories: readonly Both<Block>[] = [
          {
            en: prose`${name(who)} walks ${count(each, mile)} in one hour. How far does ${subject(who)} walk in ${count(many, hour)} at that speed?`,
            es: prose`${name(who)} camina ${count(each, mile)} en una hora. ¿Qué distancia camina en ${count(many, hour)} a esa velocidad?`,
          },
          {
            en: prose`One batch of muffins takes ${count(each, cup)} of flour. ${name(who)} makes ${many} batches. How much flour is that?`,
            es: prose`Una tanda de panecillos lleva ${count(each, cup)} de harina. ${name(who)} prepara ${many} tandas. ¿Cuánta harina es?`,
          },
          {
            en: prose`A dog eats ${count(each, cup)} of food a day. How much food does it eat in ${many} days?`,
            es: prose`Un perro come ${count(each, cup)} de alimento al día. ¿Cuánto alimento come en ${many} días?`,
          },
        ]
        return stories[story] ?? both(each)
      },
      check(printed, answer) {
        const [rate, many] = printed.numbers
        return (
          rate !== undefined &&
          many !== undefined &&
          answer.noun === printed.term('quantity').noun &&
          evaluate(answer.amount).over(many).equals(rate)
        )
      },
    }),

    chooseTheExpression: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which expression answers the question?`,
        es: prose`¿Qué expresión responde a la pregunta?`,
      },
      draw: drawFrom(partOfWhole),
      answer: formulaChoice,
      solve: ({ part, whole }) => times(part, shown(whole)),
      mistakes: ({ part, whole }) => ({
        adds: sum(shown(whole), part),
        divides: divide(shown(whole), part),
        takesWhatIsLeft: times(Ratio.of(1).minus(part), shown(whole)),
        subtracts: minus(shown(whole), part),
      }),
      ask,
      check(printed, answer) {
        const { whole, part } = read(printed)
        return evaluate(expr(answer)).over(whole).equals(part) && expr(answer).kind === 'product'
      },
    }),
  }),
)
