import type { Noun } from '../noun.ts'

export const backpack: Noun = { en: ['backpack', 'backpacks'], es: ['mochila', 'mochilas'], gender: 'f' }
export const binder: Noun = { en: ['binder', 'binders'], es: ['carpeta', 'carpetas'], gender: 'f' }
export const book: Noun = { en: ['book', 'books'], es: ['libro', 'libros'], gender: 'm' }
export const bookmark: Noun = {
  en: ['bookmark', 'bookmarks'],
  es: ['separador de libros', 'separadores de libros'],
  gender: 'm',
}
export const calculator: Noun = { en: ['calculator', 'calculators'], es: ['calculadora', 'calculadoras'], gender: 'f' }
export const calendar: Noun = { en: ['calendar', 'calendars'], es: ['calendario', 'calendarios'], gender: 'm' }
export const chapter: Noun = { en: ['chapter', 'chapters'], es: ['capítulo', 'capítulos'], gender: 'm' }
export const classroom: Noun = {
  en: ['classroom', 'classrooms'],
  es: ['salón de clases', 'salones de clases'],
  gender: 'm',
}
export const club: Noun = { en: ['club', 'clubs'], es: ['club', 'clubes'], gender: 'm' }
export const computer: Noun = { en: ['computer', 'computers'], es: ['computadora', 'computadoras'], gender: 'f' }
export const crayon: Noun = { en: ['crayon', 'crayons'], es: ['crayón', 'crayones'], gender: 'm' }
export const desk: Noun = { en: ['desk', 'desks'], es: ['escritorio', 'escritorios'], gender: 'm' }
export const drawing: Noun = { en: ['drawing', 'drawings'], es: ['dibujo', 'dibujos'], gender: 'm' }
export const eraser: Noun = { en: ['eraser', 'erasers'], es: ['borrador', 'borradores'], gender: 'm' }
export const essay: Noun = { en: ['essay', 'essays'], es: ['ensayo', 'ensayos'], gender: 'm' }
export const exam: Noun = { en: ['exam', 'exams'], es: ['examen', 'exámenes'], gender: 'm' }
export const fieldTrip: Noun = { en: ['field trip', 'field trips'], es: ['excursión', 'excursiones'], gender: 'f' }
export const glueStick: Noun = {
  en: ['glue stick', 'glue sticks'],
  es: ['barra de pegamento', 'barras de pegamento'],
  gender: 'f',
}
export const grade: Noun = { en: ['grade', 'grades'], es: ['calificación', 'calificaciones'], gender: 'f' }
export const homeworkAssignment: Noun = {
  en: ['homework assignment', 'homework assignments'],
  es: ['tarea', 'tareas'],
  gender: 'f',
}
export const lesson: Noun = { en: ['lesson', 'lessons'], es: ['lección', 'lecciones'], gender: 'f' }
export const letter: Noun = { en: ['letter', 'letters'], es: ['letra', 'letras'], gender: 'f' }
export const lunch: Noun = { en: ['lunch', 'lunches'], es: ['almuerzo', 'almuerzos'], gender: 'm' }
export const magazine: Noun = { en: ['magazine', 'magazines'], es: ['revista', 'revistas'], gender: 'f' }
export const marker: Noun = { en: ['marker', 'markers'], es: ['marcador', 'marcadores'], gender: 'm' }
export const newspaper: Noun = { en: ['newspaper', 'newspapers'], es: ['periódico', 'periódicos'], gender: 'm' }
export const notebook: Noun = { en: ['notebook', 'notebooks'], es: ['cuaderno', 'cuadernos'], gender: 'm' }
export const page: Noun = { en: ['page', 'pages'], es: ['página', 'páginas'], gender: 'f' }
export const paintbrush: Noun = { en: ['paintbrush', 'paintbrushes'], es: ['pincel', 'pinceles'], gender: 'm' }
export const paperClip: Noun = { en: ['paper clip', 'paper clips'], es: ['clip', 'clips'], gender: 'm' }
export const pen: Noun = { en: ['pen', 'pens'], es: ['bolígrafo', 'bolígrafos'], gender: 'm' }
export const pencil: Noun = { en: ['pencil', 'pencils'], es: ['lápiz', 'lápices'], gender: 'm' }
export const poster: Noun = { en: ['poster', 'posters'], es: ['cartel', 'carteles'], gender: 'm' }
export const printer: Noun = { en: ['printer', 'printers'], es: ['impresora', 'impresoras'], gender: 'f' }
export const project: Noun = { en: ['project', 'projects'], es: ['proyecto', 'proyectos'], gender: 'm' }
export const protractor: Noun = {
  en: ['protractor', 'protractors'],
  es: ['transportador', 'transportadores'],
  gender: 'm',
}
export const quiz: Noun = { en: ['quiz', 'quizzes'], es: ['prueba', 'pruebas'], gender: 'f' }
export const report: Noun = { en: ['report', 'reports'], es: ['informe', 'informes'], gender: 'm' }
export const ruler: Noun = { en: ['ruler', 'rulers'], es: ['regla', 'reglas'], gender: 'f' }
export const school: Noun = { en: ['school', 'schools'], es: ['escuela', 'escuelas'], gender: 'f' }
export const sheetOfPaper: Noun = {
  en: ['sheet of paper', 'sheets of paper'],
  es: ['hoja de papel', 'hojas de papel'],
  gender: 'f',
}
export const story: Noun = { en: ['story', 'stories'], es: ['cuento', 'cuentos'], gender: 'm' }
export const subject: Noun = { en: ['subject', 'subjects'], es: ['materia', 'materias'], gender: 'f' }
export const survey: Noun = { en: ['survey', 'surveys'], es: ['encuesta', 'encuestas'], gender: 'f' }
export const tablet: Noun = { en: ['tablet', 'tablets'], es: ['tableta', 'tabletas'], gender: 'f' }
export const word: Noun = { en: ['word', 'words'], es: ['palabra', 'palabras'], gender: 'f' }
export const yearbook: Noun = { en: ['yearbook', 'yearbooks'], es: ['anuario', 'anuarios'], gender: 'm' }
