/** Grades and courses in teaching order. */
export const grades = [
  { id: 'k', name: { en: 'Kindergarten', es: 'Kínder' } },
  { id: '1', name: { en: 'Grade 1', es: '1.er grado' } },
  { id: '2', name: { en: 'Grade 2', es: '2.º grado' } },
  { id: '3', name: { en: 'Grade 3', es: '3.er grado' } },
  { id: '4', name: { en: 'Grade 4', es: '4.º grado' } },
  { id: '5', name: { en: 'Grade 5', es: '5.º grado' } },
  { id: '6', name: { en: 'Grade 6', es: '6.º grado' } },
  { id: '7', name: { en: 'Grade 7', es: '7.º grado' } },
  { id: '8', name: { en: 'Grade 8', es: '8.º grado' } },
  { id: 'algebra-1', name: { en: 'Algebra 1', es: 'Álgebra 1' } },
  { id: 'geometry', name: { en: 'Geometry', es: 'Geometría' } },
  { id: 'algebra-2', name: { en: 'Algebra 2', es: 'Álgebra 2' } },
  { id: 'precalculus', name: { en: 'Precalculus', es: 'Precálculo' } },
  { id: 'statistics', name: { en: 'Statistics', es: 'Estadística' } },
  { id: 'calculus', name: { en: 'Calculus', es: 'Cálculo' } },
] as const

export type GradeId = (typeof grades)[number]['id']
