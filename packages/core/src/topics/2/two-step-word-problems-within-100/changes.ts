import { line, type Term } from '../../../author.ts'
import type { Line } from './plans.ts'

/** Something comes or goes: why one adds or subtracts, and how one goes back to before. */
export interface Change {
  readonly sign: '+' | '−'
  readonly happens: (some: Term) => Line
  readonly before: (some: Term) => Line
}

export const added: Change = {
  sign: '+',
  happens: some => ({ en: line`Add ${some} to what was there.`, es: line`Se agregan ${some}: suma.` }),
  before: some => ({ en: line`Before ${some} were added: subtract.`, es: line`Antes de agregar ${some}: resta.` }),
}
/** Nothing comes: the groups are all there from the start. */
export const joined: Change = {
  sign: '+',
  happens: some => ({ en: line`There are also ${some}: add.`, es: line`También hay ${some}: suma.` }),
  before: some => ({ en: line`Without ${some}: subtract.`, es: line`Sin ${some}: resta.` }),
}
export const sold: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} are sold: subtract.`, es: line`Se venden ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} were sold: add.`, es: line`Antes de vender ${some}: suma.` }),
}
export const taken: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} are taken away: subtract.`, es: line`Se quitan ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} were taken away: add.`, es: line`Antes de quitar ${some}: suma.` }),
}
export const getOn: Change = {
  sign: '+',
  happens: some => ({ en: line`${some} get on: add.`, es: line`Suben ${some}: suma.` }),
  before: some => ({ en: line`Before ${some} got on: subtract.`, es: line`Antes de que subieran ${some}: resta.` }),
}
export const getOff: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} get off: subtract.`, es: line`Bajan ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} got off: add.`, es: line`Antes de que bajaran ${some}: suma.` }),
}
export const saved: Change = {
  sign: '+',
  happens: some => ({ en: line`Add ${some} to what was there.`, es: line`Son ${some} más: suma.` }),
  before: some => ({
    en: line`Before getting ${some}: subtract.`,
    es: line`Antes de recibir ${some}: resta.`,
  }),
}
export const spent: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} are spent: subtract.`, es: line`Se gastan ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} were spent: add.`, es: line`Antes de gastar ${some}: suma.` }),
}
export const given: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} are given away: subtract.`, es: line`Se regalan ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} were given away: add.`, es: line`Antes de regalar ${some}: suma.` }),
}
export const come: Change = {
  sign: '+',
  happens: some => ({ en: line`${some} come: add.`, es: line`Llegan ${some}: suma.` }),
  before: some => ({ en: line`Before ${some} came: subtract.`, es: line`Antes de que llegaran ${some}: resta.` }),
}
export const leave: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} leave: subtract.`, es: line`Se van ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} left: add.`, es: line`Antes de que se fueran ${some}: suma.` }),
}
export const popped: Change = {
  sign: '−',
  happens: some => ({ en: line`${some} pop: subtract.`, es: line`Se revientan ${some}: resta.` }),
  before: some => ({ en: line`Before ${some} popped: add.`, es: line`Antes de que se reventaran ${some}: suma.` }),
}
