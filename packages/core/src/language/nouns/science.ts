import type { Noun } from '../noun.ts'

export const atom: Noun = { en: ['atom', 'atoms'], es: ['átomo', 'átomos'], gender: 'm' }
export const bacterium: Noun = { en: ['bacterium', 'bacteria'], es: ['bacteria', 'bacterias'], gender: 'f' }
export const cell: Noun = { en: ['cell', 'cells'], es: ['célula', 'células'], gender: 'f' }
export const dose: Noun = { en: ['dose', 'doses'], es: ['dosis', 'dosis'], gender: 'f' }
export const experiment: Noun = { en: ['experiment', 'experiments'], es: ['experimento', 'experimentos'], gender: 'm' }
export const magnet: Noun = { en: ['magnet', 'magnets'], es: ['imán', 'imanes'], gender: 'm' }
export const testTube: Noun = {
  en: ['test tube', 'test tubes'],
  es: ['tubo de ensayo', 'tubos de ensayo'],
  gender: 'm',
}
export const thermometer: Noun = { en: ['thermometer', 'thermometers'], es: ['termómetro', 'termómetros'], gender: 'm' }
