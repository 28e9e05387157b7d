import { defineTopic } from '../../author.ts'
import { intervalForms } from './qualitative-function-graphs/intervals.ts'
import { levels } from './qualitative-function-graphs/levels.ts'
import { shapeForms } from './qualitative-function-graphs/shapes.ts'
import { sketchForms } from './qualitative-function-graphs/sketch.ts'
import { speedForms } from './qualitative-function-graphs/speeds.ts'
import { storyForms } from './qualitative-function-graphs/stories.ts'

export const qualitativeFunctionGraphs = defineTopic(
  {
    id: 'qualitative-function-graphs',
    name: { en: 'Graphs that tell a story', es: 'Gráficas que cuentan una historia' },
    description: {
      en: 'Match stories with graphs and describe where a graph increases, decreases or stays constant.',
      es: 'Relaciona historias con gráficas y describe dónde una gráfica crece, decrece o es constante.',
    },
    domain: 'Functions',
    standards: ['8.F.B.5'],
    rev: 3,
    levels,
  },
  form => ({
    ...intervalForms(form),
    ...storyForms(form),
    ...shapeForms(form),
    ...speedForms(form),
    ...sketchForms(form),
  }),
)
