import { approximate, equation, type FormMaker, isAsDrawn, name, option, people, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { constantsOnly, drawn, firstPowers, fits, fraction, isRightForm, printedSides, rightForm } from './parts.ts'

const mistake = option({
  power: {
    en: prose`A power of the repeated factor is missing.`,
    es: prose`Falta una potencia del factor repetido.`,
  },
  constant: {
    en: prose`The numerator over the quadratic factor must be linear.`,
    es: prose`El numerador sobre el factor cuadrático debe ser lineal.`,
  },
  division: { en: prose`The division must come first.`, es: prose`Primero se debe dividir.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  setUp: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const kind = random.evenly(['power', 'constant', 'division', 'none'] as const)
      const of = {
        power: ['square', 'repeated'],
        constant: ['quadratic'],
        division: ['improper'],
        none: ['quadratic', 'repeated'],
      } as const
      return { kind, whole: { ...drawn(random, of[kind]), isFactored: true }, who: random.pick(people) }
    },
    answer: mistake,
    solve: ({ kind }) => kind,
    ask({ kind, whole, who }) {
      const shown = { power: firstPowers, constant: constantsOnly, division: rightForm, none: rightForm }[kind](whole)
      const printed = equation(fraction(whole), shown)
      return {
        en: [prose`${name(who)} sets up a decomposition. What is the mistake?`, printed],
        es: [prose`${name(who)} plantea una descomposición. ¿Cuál es el error?`, printed],
      }
    },
    check(printed, answer) {
      const [whole, form] = printedSides(printed)
      if (whole.kind !== 'quotient') return false
      const isImproper = !isAsDrawn(approximate(whole, { x: 1e7 }), 0)
      if (isImproper) return answer === 'division'
      if (isRightForm(form, whole.under)) return answer === 'none'
      return answer === ((form.kind === 'sum' ? form.terms : [form]).every(fits) ? 'power' : 'constant')
    },
  }),
})
