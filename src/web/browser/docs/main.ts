/** The script of the documentation pages. Without it, they are complete. */
import { addCopyButtons } from './copyButtons';
import { followMovedAnchor } from './movedAnchors';
import { rememberSampleLanguage } from './sampleLanguage';
import { startSearch } from './search';
import { startTryIt } from './tryIt';

followMovedAnchor();
window.addEventListener('hashchange', followMovedAnchor);
startSearch();
rememberSampleLanguage();
addCopyButtons();
// Its response gets no button.
startTryIt();
