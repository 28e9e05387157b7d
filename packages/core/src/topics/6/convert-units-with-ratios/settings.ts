import { type Both, type Inline, line, type Term } from '../../../author.ts'
import { PAIRS, type Pair } from './units.ts'

/** Something that is measured, with likely amounts in the larger unit. */
export interface Setting {
  readonly pair: Pair
  readonly large: readonly [least: number, most: number]
  tell(amount: Term): Both<readonly Inline[]>
}

export const settings: readonly Setting[] = [
  {
    pair: PAIRS.footInch,
    large: [3, 12],
    tell: amount => ({ en: line`A roll has ${amount} of ribbon.`, es: line`Un rollo tiene ${amount} de cinta.` }),
  },
  {
    pair: PAIRS.kilometerMeter,
    large: [2, 9],
    tell: amount => ({ en: line`A hiking trail is ${amount} long.`, es: line`Un sendero mide ${amount} de largo.` }),
  },
  {
    pair: PAIRS.gallonQuart,
    large: [3, 9],
    tell: amount => ({
      en: line`A cook makes ${amount} of punch for a party.`,
      es: line`Un cocinero prepara ${amount} de ponche para una fiesta.`,
    }),
  },
  {
    pair: PAIRS.hourMinute,
    large: [2, 8],
    tell: amount => ({ en: line`A bus trip takes ${amount}.`, es: line`Un viaje en autobús dura ${amount}.` }),
  },
  {
    pair: PAIRS.kilogramGram,
    large: [2, 9],
    tell: amount => ({ en: line`A sack holds ${amount} of rice.`, es: line`Un saco contiene ${amount} de arroz.` }),
  },
  {
    pair: PAIRS.poundOunce,
    large: [2, 9],
    tell: amount => ({ en: line`A package weighs ${amount}.`, es: line`Un paquete pesa ${amount}.` }),
  },
  {
    pair: PAIRS.yardFoot,
    large: [6, 40],
    tell: amount => ({
      en: line`A garden needs ${amount} of fence.`,
      es: line`Un jardín necesita ${amount} de cerca.`,
    }),
  },
  {
    pair: PAIRS.literMilliliter,
    large: [2, 8],
    tell: amount => ({ en: line`A jug holds ${amount} of water.`, es: line`Un garrafón contiene ${amount} de agua.` }),
  },
  {
    pair: PAIRS.pintCup,
    large: [2, 4],
    tell: amount => ({
      en: line`A soup recipe uses ${amount} of broth.`,
      es: line`Una receta de sopa lleva ${amount} de caldo.`,
    }),
  },
  {
    pair: PAIRS.minuteSecond,
    large: [2, 9],
    tell: amount => ({ en: line`A song lasts ${amount}.`, es: line`Una canción dura ${amount}.` }),
  },
  {
    pair: PAIRS.meterCentimeter,
    large: [2, 9],
    tell: amount => ({ en: line`A tailor has ${amount} of fabric.`, es: line`Una costurera tiene ${amount} de tela.` }),
  },
  {
    pair: PAIRS.tonPound,
    large: [2, 7],
    tell: amount => ({ en: line`A truck carries ${amount} of gravel.`, es: line`Un camión lleva ${amount} de grava.` }),
  },
]
