/** The few words that a renderer prints itself. */
export const LABELS = {
  en: {
    name: 'Name',
    date: 'Date',
    score: 'Score',
    answerKey: 'Answer Key',
    answer: 'Answer',
    page: 'Page',
    of: 'of',
    version: 'Version',
    worksheet: 'Worksheet',
    problem: 'Problem',
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
  es: {
    name: 'Nombre',
    date: 'Fecha',
    score: 'Puntaje',
    answerKey: 'Respuestas',
    answer: 'Respuesta',
    page: 'Página',
    of: 'de',
    version: 'Versión',
    worksheet: 'Hoja de ejercicios',
    problem: 'Ejercicio',
    difficulties: { easy: 'Fácil', medium: 'Intermedio', hard: 'Difícil' },
  },
} as const
