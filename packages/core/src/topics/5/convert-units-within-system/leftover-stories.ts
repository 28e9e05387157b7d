import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type Quantity,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Pair, pair } from './conversions.ts'

interface LeftoverStory {
  readonly pair: Pair
  readonly noun: Noun
  readonly large: readonly [least: number, most: number]
  /** The noun of the large unit. */
  readonly of: Noun
  tell(whole: Quantity, part: Quantity, who: Person): Both<Block>
  answers(left: Quantity): Both<readonly Inline[]>
}

/** A whole in a large unit, and a part of it in a small one. */
export const leftoverStories: readonly LeftoverStory[] = [
  {
    pair: pair('yard', 'inch', 36),
    noun: nouns.inch,
    of: nouns.yard,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} has ${whole} of wood trim and cuts off ${part}. How many inches are left?`,
      es: prose`${name(who)} tiene ${whole} de moldura y corta ${part}. ¿Cuántas pulgadas quedan?`,
    }),
    answers: left => ({ en: line`There are ${left} of wood trim left.`, es: line`Quedan ${left} de moldura.` }),
  },
  {
    pair: pair('kilogram', 'gram', 1000, 'metric'),
    noun: nouns.gram,
    of: nouns.kilogram,
    large: [2, 8],
    tell: (whole, part, who) => ({
      en: prose`A bag has ${whole} of dog food in it. ${name(who)} uses ${part} this week. How many grams are left?`,
      es: prose`Una bolsa contiene ${whole} de alimento para perros. ${name(who)} usa ${part} esta semana. ¿Cuántos gramos quedan?`,
    }),
    answers: left => ({ en: line`There are ${left} of dog food left.`, es: line`Quedan ${left} de alimento.` }),
  },
  {
    pair: pair('gallon', 'cup', 16),
    noun: nouns.cup,
    of: nouns.gallon,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} makes ${whole} of punch for a party. The guests drink ${part}. How many cups are left?`,
      es: prose`${name(who)} prepara ${whole} de ponche para una fiesta. Los invitados beben ${part}. ¿Cuántas tazas quedan?`,
    }),
    answers: left => ({ en: line`There are ${left} of punch left.`, es: line`Quedan ${left} de ponche.` }),
  },
  {
    pair: pair('kilometer', 'meter', 1000, 'metric'),
    noun: nouns.meter,
    of: nouns.kilometer,
    large: [2, 10],
    tell: (whole, part, who) => ({
      en: prose`A race is ${whole} long. ${name(who)} has run ${part}. How many meters are left?`,
      es: prose`Una carrera es de ${whole}. ${name(who)} ha corrido ${part}. ¿Cuántos metros le faltan?`,
    }),
    answers: left => ({ en: line`There are ${left} of the race left.`, es: line`Faltan ${left} de la carrera.` }),
  },
  {
    pair: pair('hour', 'minute', 60),
    noun: nouns.minute,
    of: nouns.hour,
    large: [3, 9],
    tell: (whole, part, who) => ({
      en: prose`A road trip takes ${whole}. ${name(who)} has already driven for ${part}. How many minutes are left?`,
      es: prose`Un viaje por carretera dura ${whole}. ${name(who)} ha manejado ${part}. ¿Cuántos minutos faltan?`,
    }),
    answers: left => ({ en: line`There are ${left} of the trip left.`, es: line`Faltan ${left} de viaje.` }),
  },
  {
    pair: pair('liter', 'milliliter', 1000, 'metric'),
    noun: nouns.milliliter,
    of: nouns.liter,
    large: [2, 5],
    tell: (whole, part, who) => ({
      en: prose`A full water jug holds ${whole}. ${name(who)} pours out ${part}. How many milliliters are left in the jug?`,
      es: prose`Un garrafón contiene ${whole} de agua. ${name(who)} saca ${part}. ¿Cuántos mililitros quedan en el garrafón?`,
    }),
    answers: left => ({ en: line`There are ${left} left in the jug.`, es: line`Quedan ${left} en el garrafón.` }),
  },
  {
    pair: pair('foot', 'inch', 12),
    noun: nouns.inch,
    of: nouns.foot,
    large: [4, 9],
    tell: (whole, part, who) => ({
      en: prose`A roll has ${whole} of ribbon. ${name(who)} uses ${part} to wrap gifts. How many inches are left?`,
      es: prose`Un rollo tiene ${whole} de cinta. ${name(who)} usa ${part} para envolver regalos. ¿Cuántas pulgadas quedan?`,
    }),
    answers: left => ({ en: line`There are ${left} of ribbon left.`, es: line`Quedan ${left} de cinta.` }),
  },
  {
    pair: pair('pound', 'ounce', 16),
    noun: nouns.ounce,
    of: nouns.pound,
    large: [3, 8],
    tell: (whole, part, who) => ({
      en: prose`A class has ${whole} of clay. ${name(who)} takes ${part}. How many ounces are left?`,
      es: prose`Una clase tiene ${whole} de arcilla. ${name(who)} toma ${part}. ¿Cuántas onzas quedan?`,
    }),
    answers: left => ({ en: line`There are ${left} of clay left.`, es: line`Quedan ${left} de arcilla.` }),
  },
]
