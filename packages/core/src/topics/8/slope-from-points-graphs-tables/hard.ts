import type { FormMaker } from '../../../author.ts'
import { fromTheSlopeForms } from './from-the-slope.ts'
import type { levels } from './levels.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ...fromTheSlopeForms(form),
})
