import { adding } from './adding.ts'
import { comparing } from './comparing.ts'
import { puttingTogether } from './putting-together.ts'
import type { Situation } from './situation.ts'
import { taking } from './taking.ts'

const situations = { ...adding, ...taking, ...puttingTogether, ...comparing }

export type SituationName = keyof typeof situations
export const situationOf = (situation: SituationName): Situation => situations[situation]
