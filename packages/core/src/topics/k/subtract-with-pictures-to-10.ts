import { defineTopic } from '../../author.ts'
import { easyForms } from './subtract-with-pictures-to-10/easy.ts'
import { hardForms } from './subtract-with-pictures-to-10/hard.ts'
import { levels } from './subtract-with-pictures-to-10/levels.ts'
import { mediumForms } from './subtract-with-pictures-to-10/medium.ts'

export const subtractWithPicturesTo10 = defineTopic(
  {
    id: 'subtract-with-pictures-to-10',
    name: { en: 'Subtract with pictures within 10', es: 'Restar con dibujos hasta 10' },
    description: {
      en: 'Cross out objects in a picture and write the subtraction equation that tells how many are left.',
      es: 'Tacha objetos en un dibujo y escribe la ecuación de resta que dice cuántos quedan.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.1'],
    rev: 6,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
