import { WorksheetError } from '@worksheet/core/show'

export function refuse(why: string): never {
  throw new WorksheetError('invalid_option', `The logo ${why}`)
}
