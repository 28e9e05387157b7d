import type { FormMaker } from '../../../author.ts'
import { boxForms } from './boxes.ts'
import { counterexampleForms } from './counterexample.ts'
import type { levels } from './levels.ts'
import { searchForms } from './searches.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ...boxForms(form),
  ...searchForms(form),
  ...counterexampleForms(form),
})
