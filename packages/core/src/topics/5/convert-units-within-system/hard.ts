import {
  type Block,
  type Both,
  count,
  evaluate,
  type FormMaker,
  measure as measured,
  type Noun,
  name,
  type Of,
  type Person,
  people,
  prose,
  quantity,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import { inBase, type Pair, pair } from './parts.ts'

interface Story {
  readonly pair: Pair
  readonly noun: Noun
  readonly large: readonly [least: number, most: number]
  tell(whole: Of<'measure'>, part: Of<'measure'>, who: Person): Both<Block>
}

const stories: readonly Story[] = [
  {
    pair: pair('yard', 'inch', 36),
    noun: nouns.inch,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} has ${whole} of wood trim and cuts off ${part}. How many inches are left?`,
      es: prose`${name(who)} tiene ${whole} de moldura y corta ${part}. ¿Cuántas pulgadas quedan?`,
    }),
  },
  {
    pair: pair('kilogram', 'gram', 1000, 'metric'),
    noun: nouns.gram,
    large: [2, 8],
    tell: (whole, part, who) => ({
      en: prose`A bag holds ${whole} of dog food. ${name(who)} uses ${part} this week. How many grams are left?`,
      es: prose`Una bolsa contiene ${whole} de alimento para perros. ${name(who)} usa ${part} esta semana. ¿Cuántos gramos quedan?`,
    }),
  },
  {
    pair: pair('gallon', 'cup', 16),
    noun: nouns.cup,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} makes ${whole} of punch for a party. The guests drink ${part}. How many cups are left?`,
      es: prose`${name(who)} prepara ${whole} de ponche para una fiesta. Los invitados beben ${part}. ¿Cuántas tazas quedan?`,
    }),
  },
  {
    pair: pair('kilometer', 'meter', 1000, 'metric'),
    noun: nouns.meter,
    large: [2, 10],
    tell: (whole, part, who) => ({
      en: prose`A race is ${whole} long. ${name(who)} has run ${part}. How many meters are left?`,
      es: prose`Una carrera es de ${whole}. ${name(who)} ha corrido ${part}. ¿Cuántos metros faltan?`,
    }),
  },
  {
    pair: pair('hour', 'minute', 60),
    noun: nouns.minute,
    large: [3, 9],
    tell: (whole, part, who) => ({
      en: prose`A road trip takes ${whole}. ${name(who)} has driven for ${part}. How many minutes are left?`,
      es: prose`Un viaje por carretera dura ${whole}. ${name(who)} ha manejado ${part}. ¿Cuántos minutos faltan?`,
    }),
  },
  {
    pair: pair('liter', 'milliliter', 1000, 'metric'),
    noun: nouns.milliliter,
    large: [2, 5],
    tell: (whole, part, who) => ({
      en: prose`A water jug holds ${whole}. ${name(who)} pours out ${part} in all. How many milliliters are left in the jug?`,
      es: prose`Un garrafón contiene ${whole} de agua. ${name(who)} saca ${part} en total. ¿Cuántos mililitros quedan en el garrafón?`,
    }),
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  calendar: form({
    levels: ['hard'],
    draw(random) {
      const unit = random.evenly(['day', 'week'])
      return { unit, many: random.int(2, unit === 'day' ? 5 : 6) }
    },
    answer: quantity,
    solve: ({ unit, many }) => (unit === 'day' ? count(many * 1440, nouns.minute) : count(many * 168, nouns.hour)),
    ask: ({ unit, many }) =>
      unit === 'day'
        ? {
            en: prose`How many minutes are in ${count(many, nouns.day)}?`,
            es: prose`¿Cuántos minutos hay en ${count(many, nouns.day)}?`,
          }
        : {
            en: prose`How many hours are in ${count(many, nouns.week)}?`,
            es: prose`¿Cuántas horas hay en ${count(many, nouns.week)}?`,
          },
    // Step by step: hours of a day, minutes of an hour; days of a week, hours of a day.
    check(printed, { amount, noun }) {
      const { noun: asked } = printed.term('quantity')
      const steps = asked === nouns.day ? [24, 60] : [7, 24]
      return (
        noun === (asked === nouns.day ? nouns.minute : nouns.hour) &&
        steps.reduce((rest, step) => rest.over(step), evaluate(amount)).equals(printed.numbers[0] ?? 0)
      )
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.pick(stories)
      const whole = random.int(...story.large)
      const all = whole * story.pair.factor
      return {
        story,
        whole,
        part: random.int(1, 9) * Math.max(1, Math.floor(all / 12)) + random.int(0, 2),
        all,
        who: random.pick(people),
      }
    },
    answer: quantity,
    solve: ({ story, all, part }) => count(all - part, story.noun),
    ask: ({ story, whole, part, who }) =>
      story.tell(measured(whole, story.pair.large), measured(part, story.pair.small), who),
    // What is used and what is left make the whole.
    check(printed, { amount }) {
      const [whole, part] = printed.all('measure')
      return (
        whole !== undefined &&
        part !== undefined &&
        inBase(part, evaluate(amount).plus(evaluate(part.of))).equals(inBase(whole))
      )
    },
  }),
})
