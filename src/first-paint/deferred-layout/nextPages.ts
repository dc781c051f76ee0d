import type {ClientModule} from '@docusaurus/types';

/**
 * Has the pages that the application brings laid out as a whole, whether or not the first one was done (./static/js/deferredLayout.js): the
 * application looks for the heading that an address names as soon as it has brought its page.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation) document.documentElement.dataset.laidOut = 'true';
};
