# Prints every reservation of an account once. It reads the list in one pass.
# Needs Ruby 2.7 and the four CALRY_ variables.
# Run: ruby read-all-pages.rb
require 'json'
require 'net/http'

HEADERS = {
  'Authorization' => "Bearer #{ENV.fetch('CALRY_API_KEY')}",
  'workspaceId' => ENV.fetch('CALRY_WORKSPACE_ID'),
  'integrationAccountId' => ENV.fetch('CALRY_INTEGRATION_ACCOUNT_ID')
}.freeze

def get(uri)
  # Without max_retries, Net::HTTP would add attempts of its own.
  options = { use_ssl: uri.scheme == 'https', read_timeout: 60, max_retries: 0 }
  Net::HTTP.start(uri.hostname, uri.port, options) { |http| http.get(uri.request_uri, HEADERS) }
end

# Reads a page. Retries a 429, a 5xx response, a timeout or a lost connection for a minute.
def read(query, attempt = 1, asked = 0)
  uri = URI("#{ENV.fetch('CALRY_HOST')}/api/v2/vrs/reservations?#{URI.encode_www_form(query)}")
  response = get(uri)
  page = JSON.parse(response.body) if response.code == '200'
  return page if page && page['data'] && page['success'] != false

  error = "GET #{uri} returned #{response.code} #{response.body}"
  abort error if response.code.match?(/^[34]/) && response.code != '429'
  asked = response['Retry-After'].to_i
  raise IOError, error
rescue IOError, SystemCallError, SocketError, Timeout::Error, JSON::ParserError => e
  abort e.message if attempt == 8
  sleep asked + 2**attempt / 4.0
  read(query, attempt + 1)
end

list = []
used = []
loop do
  data, meta = read({ limit: 200, cursors: used.last }.compact).values_at('data', 'meta')
  list += data
  cursors = meta && meta['cursors']
  warn "The list may be incomplete: #{data.size} items without cursors" if !cursors && data.size > 9
  cursor = cursors.to_h['next'].to_s
  break if cursor.empty?
  abort "The list has no end after cursor #{cursor}" if used.include?(cursor) || data.empty?
  used << cursor
end
list.uniq { |item| item['id'] }.each do |item|
  puts item.values_at('id', 'arrivalDate', 'departureDate').join(' ')
end
