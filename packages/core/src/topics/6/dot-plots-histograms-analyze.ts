import { defineTopic } from '../../author.ts'
import { easyForms } from './dot-plots-histograms-analyze/easy.ts'
import { hardForms } from './dot-plots-histograms-analyze/hard.ts'
import { levels } from './dot-plots-histograms-analyze/levels.ts'
import { mediumForms } from './dot-plots-histograms-analyze/medium.ts'

export const dotPlotsHistogramsAnalyze = defineTopic(
  {
    id: 'dot-plots-histograms-analyze',
    name: { en: 'Dot plots and histograms', es: 'Diagramas de puntos e histogramas' },
    description: {
      en: 'Read or draw dot plots and histograms and answer questions about the data.',
      es: 'Lee o dibuja diagramas de puntos e histogramas y contesta preguntas sobre los datos.',
    },
    domain: 'Statistics & Probability',
    standards: ['6.SP.A.2', '6.SP.B.4', '6.SP.B.5', '6.SP.B.5a'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
