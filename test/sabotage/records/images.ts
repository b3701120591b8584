/** Faults in the pinning of container images. */
import type { PlantedFault } from '../plantedFault';

const file = '.deploy/pin-images';

export const IMAGES: readonly PlantedFault[] = [
  {
    promises: [55],
    what: 'the images of a cluster are not pinned',
    file,
    find: ' $folder/cluster/compose.yaml ',
    replace: ' ',
    caughtBy: { file: 'test/launch/pinImages.test.ts', name: 'pins all images of all files' },
  },
  {
    promises: [55],
    what: 'an image that was pinned once is never updated',
    file,
    find: '(@sha256:[0-9a-f]{64})?( .*)?\\$|',
    replace: '()( .*)?\\$|',
    caughtBy: { file: 'test/launch/pinImages.test.ts', name: 'run again, it takes the present digests' },
  },
];
