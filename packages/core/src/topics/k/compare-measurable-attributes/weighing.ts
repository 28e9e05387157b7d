import {
  type Balance,
  balance,
  figure,
  type Icon,
  iconNoun,
  prose,
  type Random,
  type Step,
  step,
  theThing,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { ASKED } from './asked.ts'

/** On a balance, the bigger of two is often the lighter one. */
export const WEIGHED = mixed([
  ['apple', 'balloon'],
  ['book', 'leaf'],
  ['cup', 'butterfly'],
  ['egg', 'balloon'],
  ['cookie', 'leaf'],
  ['ball', 'flower'],
  ['shell', 'leaf'],
  ['book', 'pencil'],
  ['duck', 'butterfly'],
  ['cup', 'flower'],
  ['apple', 'leaf'],
  ['block', 'balloon'],
] as const satisfies (readonly [heavier: Icon, lighter: Icon])[])

export function drawWeighed(random: Random, pairs: typeof WEIGHED) {
  const [heavier, lighter] = random.evenly(pairs)
  return { heavier, lighter, asked: random.evenly(ASKED), isLeft: random.chance(0.5) }
}

export const weighing = (heavier: Icon, lighter: Icon, isLeft: boolean) =>
  figure(
    isLeft
      ? balance([{ icon: heavier }], [{ icon: lighter }], 'left')
      : balance([{ icon: lighter }], [{ icon: heavier }], 'right'),
  )
export const panStep = (heavier: Icon, lighter: Icon): Step => {
  const [low, high] = [theThing(iconNoun(heavier)), theThing(iconNoun(lighter))]
  return step(
    { en: prose`${low} is lower; ${high} is higher`, es: prose`${low} está más abajo; ${high} está más arriba` },
    because.lookAtThePans,
  )
}

export const lowerIn = ({ heavier, left, right }: Balance) => (heavier === 'left' ? left : right)

/** Whether the thing of this name is on the pan. */
export const isOn = (pan: Balance['left'], name: string) =>
  pan.some(({ icon }) => icon !== null && iconNoun(icon).en[0] === name)
