import { type Both, type Inline, line, type Noun, noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
/** A whole with a part that is more than the whole, or less than a hundredth of it. */
export interface Goal {
  readonly noun: Noun
  readonly rates: readonly number[]
  readonly range: readonly [number, number]
  readonly percent: (part: Term, whole: Term) => Words
  readonly whole: (rate: Term, part: Term) => Words
  readonly ends: {
    readonly whole: (x: Term) => Words
    readonly percent: (x: Term) => Words
  }
}
const OVER = [105, 108, 112, 115, 120, 125, 128, 130, 135, 140, 145, 150, 160, 175] as const
const UNDER = [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8] as const
const bulb = noun('bulb', 'bulbs', 'foco', 'focos', 'm')
const step = noun('step', 'steps', 'paso', 'pasos', 'm')
const screw = noun('screw', 'screws', 'tornillo', 'tornillos', 'm')
const coupon = noun('coupon', 'coupons', 'cupón', 'cupones', 'm')

export const goals: readonly Goal[] = [
  {
    noun: nouns.dollar,
    rates: OVER,
    range: [400, 4000],
    percent: (a, w) => ({
      en: line`A class wants to raise ${w} for a trip, and it raises ${a}. What percent of the goal is that?`,
      es: line`Una clase quiere reunir ${w} para un viaje y reúne ${a}. ¿Qué porcentaje de la meta es eso?`,
    }),
    whole: (p, a) => ({
      en: line`A class raises ${a} for a trip. That is ${p} of its goal. What was the goal in dollars?`,
      es: line`Una clase reúne ${a} para un viaje. Eso es el ${p} de su meta. ¿Cuál era la meta en dólares?`,
    }),
    ends: {
      whole: x => ({ en: line`The goal was ${x}.`, es: line`La meta era de ${x}.` }),
      percent: x => ({ en: line`The class raises ${x} of its goal.`, es: line`La clase reúne el ${x} de su meta.` }),
    },
  },
  {
    noun: bulb,
    rates: UNDER,
    range: [2000, 20000],
    percent: (a, w) => ({
      en: line`A factory tests ${w} and finds that ${a} are faulty. What percent of the bulbs are faulty?`,
      es: line`Una fábrica prueba ${w} y halla que ${a} tienen defectos. ¿Qué porcentaje de los focos tiene defectos?`,
    }),
    whole: (p, a) => ({
      en: line`In a test at a factory, ${a} are faulty. That is ${p} of all the bulbs tested. How many bulbs were tested?`,
      es: line`En una prueba de una fábrica, ${a} tienen defectos. Eso es el ${p} de todos los focos probados. ¿Cuántos focos se probaron?`,
    }),
    ends: {
      whole: x => ({ en: line`The factory tested ${x}.`, es: line`La fábrica probó ${x}.` }),
      percent: x => ({ en: line`Of the bulbs, ${x} are faulty.`, es: line`El ${x} de los focos tiene defectos.` }),
    },
  },
  {
    noun: step,
    rates: OVER,
    range: [6000, 12000],
    percent: (a, w) => ({
      en: line`The goal for one day is ${w}. Marco takes ${a}. What percent of the goal is that?`,
      es: line`La meta de un día es de ${w}. Marco da ${a}. ¿Qué porcentaje de la meta es eso?`,
    }),
    whole: (p, a) => ({
      en: line`Marco takes ${a} in one day. That is ${p} of his goal. How many steps is his goal?`,
      es: line`Marco da ${a} en un día. Eso es el ${p} de su meta. ¿De cuántos pasos es su meta?`,
    }),
    ends: {
      whole: x => ({ en: line`The goal is ${x}.`, es: line`La meta es de ${x}.` }),
      percent: x => ({ en: line`Marco reaches ${x} of the goal.`, es: line`Marco alcanza el ${x} de la meta.` }),
    },
  },
  {
    noun: nouns.resident,
    rates: OVER,
    range: [2000, 12000],
    percent: (a, w) => ({
      en: line`Ten years ago, a town had ${w}. Today it has ${a}. What percent of the earlier number is that?`,
      es: line`Hace diez años, un pueblo tenía ${w}. Hoy tiene ${a}. ¿Qué porcentaje de la cantidad anterior es eso?`,
    }),
    whole: (p, a) => ({
      en: line`A town has ${a} today. That is ${p} of the number ten years ago. How many residents did it have then?`,
      es: line`Un pueblo tiene hoy ${a}. Eso es el ${p} de los que tenía hace diez años. ¿Cuántos habitantes tenía entonces?`,
    }),
    ends: {
      whole: x => ({ en: line`The town had ${x} ten years ago.`, es: line`El pueblo tenía ${x} hace diez años.` }),
      percent: x => ({
        en: line`That is ${x} of the earlier number.`,
        es: line`Eso es el ${x} de la cantidad anterior.`,
      }),
    },
  },
  {
    noun: screw,
    rates: UNDER,
    range: [4000, 40000],
    percent: (a, w) => ({
      en: line`A machine makes ${w} in one day, and ${a} are too short. What percent of the screws are too short?`,
      es: line`Una máquina hace ${w} en un día y ${a} son demasiado cortos. ¿Qué porcentaje de los tornillos es demasiado corto?`,
    }),
    whole: (p, a) => ({
      en: line`A machine makes ${a} that are too short. That is ${p} of all its screws. How many screws does it make?`,
      es: line`Una máquina hace ${a} demasiado cortos. Eso es el ${p} de todos sus tornillos. ¿Cuántos tornillos hace?`,
    }),
    ends: {
      whole: x => ({ en: line`The machine makes ${x}.`, es: line`La máquina hace ${x}.` }),
      percent: x => ({
        en: line`Of the screws, ${x} are too short.`,
        es: line`El ${x} de los tornillos es demasiado corto.`,
      }),
    },
  },
  {
    noun: nouns.can,
    rates: OVER,
    range: [300, 2000],
    percent: (a, w) => ({
      en: line`A school hopes to collect ${w} of food. It collects ${a}. What percent of the goal is that?`,
      es: line`Una escuela espera recolectar ${w} de comida. Recolecta ${a}. ¿Qué porcentaje de la meta es eso?`,
    }),
    whole: (p, a) => ({
      en: line`A school collects ${a} of food. That is ${p} of its goal. How many cans was the goal?`,
      es: line`Una escuela recolecta ${a} de comida. Eso es el ${p} de su meta. ¿De cuántas latas era la meta?`,
    }),
    ends: {
      whole: x => ({ en: line`The goal was ${x}.`, es: line`La meta era de ${x}.` }),
      percent: x => ({
        en: line`The school collects ${x} of its goal.`,
        es: line`La escuela recolecta el ${x} de su meta.`,
      }),
    },
  },
  {
    noun: coupon,
    rates: UNDER,
    range: [4000, 40000],
    percent: (a, w) => ({
      en: line`A store mails ${w}, and ${a} win a prize. What percent of the coupons win a prize?`,
      es: line`Una tienda envía ${w} y ${a} ganan un premio. ¿Qué porcentaje de los cupones gana un premio?`,
    }),
    whole: (p, a) => ({
      en: line`Of the coupons that a store mails, ${a} win a prize. That is ${p} of all of them. How many coupons does the store mail?`,
      es: line`De los cupones que envía una tienda, ${a} ganan un premio. Eso es el ${p} del total. ¿Cuántos cupones envía la tienda?`,
    }),
    ends: {
      whole: x => ({ en: line`The store mails ${x}.`, es: line`La tienda envía ${x}.` }),
      percent: x => ({ en: line`Of the coupons, ${x} win a prize.`, es: line`El ${x} de los cupones gana un premio.` }),
    },
  },
  {
    noun: nouns.page,
    rates: OVER,
    range: [200, 800],
    percent: (a, w) => ({
      en: line`Elena plans to read ${w} in one month. She reads ${a}. What percent of her plan is that?`,
      es: line`Elena planea leer ${w} en un mes. Lee ${a}. ¿Qué porcentaje de su plan es eso?`,
    }),
    whole: (p, a) => ({
      en: line`Elena reads ${a} in one month. That is ${p} of what she planned. How many pages did she plan to read?`,
      es: line`Elena lee ${a} en un mes. Eso es el ${p} de lo que planeaba. ¿Cuántas páginas planeaba leer?`,
    }),
    ends: {
      whole: x => ({ en: line`Elena planned to read ${x}.`, es: line`Elena planeaba leer ${x}.` }),
      percent: x => ({ en: line`Elena reads ${x} of her plan.`, es: line`Elena lee el ${x} de su plan.` }),
    },
  },
]
