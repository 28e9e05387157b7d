import { noun } from '../../../author.ts'

export const portion = noun('serving', 'servings', 'porción', 'porciones', 'f')
export const lap = noun('lap', 'laps', 'vuelta', 'vueltas', 'f')
export const meal = noun('meal', 'meals', 'comida', 'comidas', 'f')
export const visit = noun('visit', 'visits', 'cita', 'citas', 'f')
export const lasagna = noun('lasagna', 'lasagnas', 'lasaña', 'lasañas', 'f')
export const bow = noun('bow', 'bows', 'moño', 'moños', 'm')
export const film = noun('film', 'films', 'cortometraje', 'cortometrajes', 'm')
export const lot = noun('lot', 'lots', 'lote', 'lotes', 'm')
export const feeder = noun('bird feeder', 'bird feeders', 'comedero', 'comederos', 'm')
export const report = noun('report', 'reports', 'reportaje', 'reportajes', 'm')
export const hook = noun('hook', 'hooks', 'gancho', 'ganchos', 'm')
export const lesson = noun('lesson', 'lessons', 'clase', 'clases', 'f')
